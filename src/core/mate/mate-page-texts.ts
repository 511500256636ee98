import { formatManwon } from '../shared/money';
import { areaNamesLabel } from '../shared/text/area-names';
import type { MateTerms } from './mate-terms';
import { genderWishText, mateHeadline, matePersonLine, mateSideName } from './mate-texts';

/** What the page of a listing is called: `월 35만 메이트 · 신림동`, `월 40만까지 메이트 · 신림동 외 2` */
export const matePageHeadline = (mate: Pick<MateTerms, 'side' | 'monthly' | 'dongs'>): string =>
  `${mateHeadline(mate)} 메이트 · ${areaNamesLabel(mate.dongs.map(({ dong }) => dong))}`;

/** `방 있어요 · 20대 후반 · 여성 · 직장인 · 여성만 · 보증금 300만 · 관리비 4만` */
export const mateOutline = (
  mate: Pick<
    MateTerms,
    'side' | 'age' | 'gender' | 'occupation' | 'wish' | 'deposit' | 'maintenance'
  >,
): string =>
  [
    mateSideName(mate.side),
    matePersonLine(mate),
    genderWishText(mate.wish),
    `보증금 ${formatManwon(mate.deposit)}${mate.side === 'WANT' ? '까지' : ''}`,
    ...(mate.maintenance === null || mate.maintenance === 0
      ? []
      : [`관리비 ${formatManwon(mate.maintenance)}`]),
  ].join(' · ');

/** What a list of mates is called: `신림동 메이트`; without a dong 메이트. */
export const mateListHeadline = (dong: string | null): string =>
  dong === null ? '메이트' : `${dong} 메이트`;
