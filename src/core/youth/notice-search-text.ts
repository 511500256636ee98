import type { SearchedText } from '../search/search';
import type { NoticeContent } from './notice';
import { supplyName } from './supply/supply';

/** So many letters are looked through; what a notice is about stands at its beginning. */
const LONGEST_BODY = 4000;

/** What of a notice is searched. */
export function noticeSearchText(
  notice: Pick<
    NoticeContent,
    'title' | 'organisation' | 'supplyTypeCode' | 'areas' | 'office' | 'summary' | 'units'
  >,
): SearchedText {
  const { title, organisation, supplyTypeCode, areas, office, summary, units } = notice;
  const said = [office, summary, ...units.flatMap(({ name, detail }) => [name, detail])];
  const body = said.filter((text) => text !== null).join('\n');
  return {
    title,
    names: [organisation, supplyName(supplyTypeCode), ...areas.map(({ name }) => name)].join('\n'),
    body: Array.from(body.slice(0, 2 * LONGEST_BODY))
      .slice(0, LONGEST_BODY)
      .join(''),
  };
}
