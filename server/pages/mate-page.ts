import {
  APP_PAGES,
  DEAL_KIND,
  EMPTY_MATE_FILTER,
  isDongCode,
  MATE_SORT,
  mateListFrom,
  mateListHeadline,
  mateListPath,
  mateListTo,
  mateOutline,
  matePageHeadline,
  matePath,
} from '#core';
import { matesQuestion } from '../deals/deal-questions';
import { picturePathOf } from '../deals/present-direct';
import type { AskedOnce } from '../shared/asked-once';
import { goneHead, missingHead, siteHead, type PageDeps, type PresentHead } from './page-head';
import { dealListData, dealTrail, type ListedDeals } from './structured-data/deal-list-data';
import { mateData } from './structured-data/mate-data';

/** `/mate/detail/{id}`, as a visitor sees it: what is over is gone, what is hidden may come back. */
export const matePage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`deal ${id}`, () => deps.deals.one(id, null));
  if (!found.ok) return found.reason === 'ended' ? goneHead(deps) : missingHead(deps);
  const mate = found.value;
  if (mate.dealType !== DEAL_KIND.mate) return missingHead(deps);
  const [first] = mate.pictures;
  const photo = first === undefined ? null : deps.presentCard(picturePathOf(first));
  return siteHead(deps, {
    title: matePageHeadline(mate),
    description: `${mate.isExample ? '예시 · ' : ''}${mateOutline(mate)} · ${mate.title}`,
    path: matePath(mate.id),
    kind: 'article',
    data: mateData(mate, photo),
    ...(photo !== null && { picture: { link: photo, alt: mate.title } }),
  });
};

/** What the list shows first. */
const FIRST_PAGE = 30;

/** Those who have a room, as the list shows them to a visitor; null where its address asks otherwise. */
async function listedMates(
  { mates }: Pick<PageDeps, 'mates'>,
  search: string,
  { dongliCode, asked }: { readonly dongliCode: string | null; readonly asked: AskedOnce },
): Promise<ListedDeals | null> {
  const filter = { ...EMPTY_MATE_FILTER, dongliCode };
  const sort = MATE_SORT.fit;
  if (mateListTo(mateListFrom(search)) !== mateListTo({ filter, sort, isAround: false }))
    return null;
  const query = {
    bounds: null,
    filter: { ...filter, side: 'HAS' },
    sort,
    limit: FIRST_PAGE,
    cursor: null,
  } as const;
  const { items, total } = await asked.ask(matesQuestion(query), () => mates.list(query, null));
  return {
    items: items.map((mate) => ({ name: matePageHeadline(mate), path: matePath(mate.id) })),
    total,
  };
}

/** `/mate`, of a dong or of all: found by the dong alone, however it is filtered. */
export const mateListPage: PresentHead = async (deps, { query, asked }) => {
  const code = query.get('dongliCode') ?? '';
  const dong = isDongCode(code) ? await deps.dongs.one(code) : null;
  const name = dong && [dong.sigungu, dong.dong].filter(Boolean).join(' ');
  const title = mateListHeadline(name);
  const path = dong === null ? APP_PAGES.mate.path : mateListPath(code);
  const dongliCode = dong === null ? null : code;
  const listed = await listedMates(deps, query.toString(), { dongliCode, asked });
  return siteHead(deps, {
    title,
    description: `${title} · 함께 살 사람을 생활이 맞는 순으로 찾아보세요. 서로 동의하기 전에는 연락처도 주소도 보이지 않아요.`,
    path,
    data: dealListData(
      title,
      dealTrail(APP_PAGES.mate, name === null ? null : { name, path }),
      listed,
    ),
  });
};
