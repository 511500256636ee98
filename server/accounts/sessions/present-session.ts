import { SNS_TYPE_OF } from '#core';
import type { MemberRecord } from '../../ports/accounts/members';

/** A member as GET /v1/session and a login tell of them (spec/rules §3). */
export function presentSession({ id, nickname, isCertified, providers }: MemberRecord) {
  return {
    ID: id,
    NICKNAME: nickname,
    CERT_YN: isCertified ? 'Y' : 'N',
    SNS_TYPE_CDS: providers.map((provider) => SNS_TYPE_OF[provider]),
  };
}
