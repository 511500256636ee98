import { formatManwon, type Manwon } from '#core';

/** `관리비 7만`; says so where there is none or where the ad does not tell. */
export function maintenanceText(fee: Manwon | null): string {
  if (fee === null) return '관리비 확인 필요';
  return fee === 0 ? '관리비 없음' : `관리비 ${formatManwon(fee)}`;
}
