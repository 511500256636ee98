import { NOTICE_STATUS, SUPPLY } from '../../shared/codes';

/** The icon of a youth notice (spec/rules §3): money or building, off once it has expired. */
export function supplyIcon(
  supplyCode: string,
  status: string,
): { icon: 'money' | 'building'; on: boolean } {
  return {
    icon: supplyCode === SUPPLY.MONEY ? 'money' : 'building',
    on: status !== NOTICE_STATUS.EXPIRE,
  };
}
