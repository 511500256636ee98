import type { Consents, NewMember } from '#core';

/** Optional consents begin unticked, as all of them do (spec/facts F7). */
export const EMPTY_MEMBER: NewMember = {
  nickname: '',
  consents: {
    isFourteen: false,
    terms: false,
    privacy: false,
    marketing: false,
    nightMarketing: false,
  },
};

const CONSENTS = Object.keys(EMPTY_MEMBER.consents) as readonly (keyof Consents)[];

/** Whether what stands in the storage is a form that somebody was filling in. */
export function isMemberDraft(stored: unknown): stored is NewMember {
  if (typeof stored !== 'object' || stored === null) return false;
  const { nickname, consents } = stored as Partial<Record<keyof NewMember, unknown>>;
  if (typeof nickname !== 'string' || typeof consents !== 'object' || consents === null)
    return false;
  const said = new Map(Object.entries(consents));
  return CONSENTS.every((name) => typeof said.get(name) === 'boolean');
}
