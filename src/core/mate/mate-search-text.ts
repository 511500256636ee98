import type { SearchedText } from '../search/search';
import { genderName } from '../shared/text/gender-name';
import type { MateWords } from './check-mate';
import type { MateTerms } from './mate-terms';
import { ageBandName, mateHeadline, mateOccupationName, mateSideName } from './mate-texts';

/** What of a listing is searched. The database's keep_searched_deal() is tested against this. */
export function mateSearchText(mate: MateTerms & MateWords): SearchedText {
  const { title, intro, side, gender, age, occupation, dongs } = mate;
  return {
    title,
    names: [
      '메이트',
      mateSideName(side),
      genderName(gender),
      ageBandName(age),
      mateOccupationName(occupation),
      mateHeadline(mate),
      ...dongs.map(({ sigungu, dong }) => `${sigungu} ${dong}`),
    ].join('\n'),
    body: intro,
  };
}
