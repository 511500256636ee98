import { APP_PAGES } from '../link/app-pages';
import { MOST_COMPARED, readCompared, writeCompared, type ComparedSet } from './compared-set';

/** What the address of /compare compares. */
export const comparedFrom = (search: string): ComparedSet =>
  readCompared(new URLSearchParams(search).get('items') ?? '');

/** `/compare?items=h12,d34`: whoever opens it sees the same, in the same order. */
export const comparePath = (codes: readonly string[]): string =>
  codes.length === 0
    ? APP_PAGES.compare.path
    : `${APP_PAGES.compare.path}?items=${writeCompared(codes)}`;

/** One place earlier or later; as it was where there is no such place. */
export function movedCode(codes: readonly string[], code: string, by: -1 | 1): readonly string[] {
  const at = codes.indexOf(code);
  const other = codes[at + by];
  if (at < 0 || other === undefined) return codes;
  return codes.with(at, other).with(at + by, code);
}

/** What is said of an address of which not everything is shown; null where all of it is. */
export function leftOutText({ unread, beyond }: Omit<ComparedSet, 'codes'>): string | null {
  const parts = [
    ...(unread > 0 ? [`주소에서 읽을 수 없는 ${unread}곳은 뺐어요.`] : []),
    ...(beyond > 0 ? [`${MOST_COMPARED}곳까지 비교할 수 있어서 나머지 ${beyond}곳은 뺐어요.`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}
