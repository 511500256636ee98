import {
  APP_PAGES,
  DEAL_KIND,
  DIRECT_SORT,
  directHeadline,
  directListFrom,
  directListHeadline,
  directListPath,
  directListTo,
  directOutline,
  directPath,
  EMPTY_DIRECT_FILTER,
  isDongCode,
  partyName,
} from '#core';
import { directsQuestion } from '../deals/deal-questions';
import { picturePathOf } from '../deals/present-direct';
import type { AskedOnce } from '../shared/asked-once';
import { goneHead, missingHead, siteHead, type PageDeps, type PresentHead } from './page-head';
import { dealListData, dealTrail, type ListedDeals } from './structured-data/deal-list-data';
import { directData } from './structured-data/direct-data';

/** `/direct/detail/{id}`, as a visitor sees it: what is over is gone, what is hidden may come back. */
export const directPage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`deal ${id}`, () => deps.deals.one(id, null));
  if (!found.ok) return found.reason === 'ended' ? goneHead(deps) : missingHead(deps);
  if (found.value.dealType !== DEAL_KIND.direct) return missingHead(deps);
  const deal = found.value;
  const title = directHeadline(deal);
  const description = `${deal.isExample ? '예시 · ' : ''}${partyName(deal.party)} · ${directOutline(deal)} · ${deal.title}`;
  const [first] = deal.pictures;
  const photo = first === undefined ? null : cardOf(deps, first);
  return siteHead(deps, {
    title,
    description,
    path: directPath(deal.id),
    kind: 'article',
    data: directData(deal, { title, description, photo }),
    ...(photo !== null && { picture: { link: photo, alt: deal.title } }),
  });
};

const cardOf = ({ presentCard }: PageDeps, picture: string): string =>
  presentCard(picturePathOf(picture));

/** What the list shows first. */
const FIRST_PAGE = 30;

/** What the list shows first; null where its address asks for others than those of its dong. */
async function listedDirects(
  { deals }: Pick<PageDeps, 'deals'>,
  search: string,
  { dongliCode, asked }: { readonly dongliCode: string | null; readonly asked: AskedOnce },
): Promise<ListedDeals | null> {
  const filter = { ...EMPTY_DIRECT_FILTER, dongliCode };
  const sort = DIRECT_SORT.newest;
  if (directListTo(directListFrom(search)) !== directListTo({ filter, sort, isAround: false }))
    return null;
  const query = { bounds: null, filter, sort, limit: FIRST_PAGE, cursor: null };
  const { items, total } = await asked.ask(directsQuestion(query), () => deals.list(query, null));
  return {
    items: items.map((deal) => ({ name: directHeadline(deal), path: directPath(deal.id) })),
    total,
  };
}

/** `/deal`, the hub, and `/direct`, the list of a dong: found by the dong alone, however it is filtered. */
export const directListPage =
  (page: 'deal' | 'direct'): PresentHead =>
  async (deps, { query, asked }) => {
    const code = query.get('dongliCode') ?? '';
    const dong = isDongCode(code) ? await deps.dongs.one(code) : null;
    const name = dong && [dong.sigungu, dong.dong].filter(Boolean).join(' ');
    const title = directListHeadline(name);
    const path = dong === null ? APP_PAGES[page].path : directListPath(code);
    const dongliCode = dong === null ? null : code;
    const listed = await listedDirects(deps, query.toString(), { dongliCode, asked });
    return siteHead(deps, {
      title,
      description: `${title} 원룸과 투룸, 고시원을 집주인과 세입자가 직접 올린 글에서 찾아보세요. 7일 안에 확인된 글만 보여 드려요.`,
      path,
      data: dealListData(
        title,
        dealTrail(APP_PAGES.deal, name === null ? null : { name, path }),
        listed,
      ),
    });
  };
