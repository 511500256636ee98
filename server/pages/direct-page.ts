import {
  APP_PAGES,
  directHeadline,
  directListHeadline,
  directListPath,
  directOutline,
  directPath,
  isDongCode,
  partyName,
} from '#core';
import { picturePathOf } from '../deals/present-direct';
import {
  goneHead,
  missingHead,
  siteHead,
  unlisted,
  type PageDeps,
  type PresentHead,
} from './page-head';
import { directData } from './structured-data/direct-data';

/** `/direct/detail/{id}`, as a visitor sees it: what is over or was not confirmed is gone. */
export const directPage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`deal ${id}`, () => deps.deals.one(id, null));
  if (!found.ok) return found.reason === 'ended' ? goneHead(deps) : missingHead(deps);
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

/** The page of a deal whose screen is still to come: it is there where the deal is. */
export const comingDealPage =
  (title: string): PresentHead =>
  async (deps, page) => {
    const { id = '' } = page.params;
    const found = await page.asked.ask(`deal ${id}`, () => deps.deals.one(id, null));
    return found.ok ? unlisted(title)(deps, page) : missingHead(deps);
  };

const cardOf = ({ presentCard }: PageDeps, picture: string): string =>
  presentCard(picturePathOf(picture));

/** `/deal`, the hub, and `/direct`, the list of a dong: found by the dong alone, however it is filtered. */
export const directListPage =
  (name: 'deal' | 'direct'): PresentHead =>
  async (deps, { query }) => {
    const code = query.get('dongliCode') ?? '';
    const dong = isDongCode(code) ? await deps.dongs.one(code) : null;
    const title = directListHeadline(dong && [dong.sigungu, dong.dong].filter(Boolean).join(' '));
    return siteHead(deps, {
      title,
      description: `${title} 원룸과 투룸, 고시원을 집주인과 세입자가 직접 올린 글에서 찾아보세요. 7일 안에 확인된 글만 보여 드려요.`,
      path: dong === null ? APP_PAGES[name].path : directListPath(code),
    });
  };
