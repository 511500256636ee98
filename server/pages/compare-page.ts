import {
  COMPARED_KIND,
  comparedDirect,
  comparedFrom,
  comparedHouse,
  comparedRef,
  compareOutline,
  comparePath,
  compareTitle,
  DEAL_KIND,
  type ComparedRoom,
} from '#core';
import { picturePathOf } from '../deals/present-direct';
import { siteHead, type PageAddress, type PageDeps, type PresentHead } from './page-head';
import { compareData } from './structured-data/compare-data';

/** A column, and the card of its first picture. */
interface Column {
  readonly room: ComparedRoom;
  readonly picture: string | null;
}

async function columnOf(
  deps: PageDeps,
  code: string,
  asked: PageAddress['asked'],
): Promise<Column | null> {
  const ref = comparedRef(code);
  if (ref === null) return null;
  const { kind, id } = ref;
  if (kind === COMPARED_KIND.house) {
    const found = await asked.ask(`house ${id}`, () => deps.houses.oneNow(id));
    const room = found && comparedHouse(found.house);
    return room && { room, picture: found.house.photos[0] ?? null };
  }
  const found = await asked.ask(`deal ${id}`, () => deps.deals.one(id, null));
  if (!found.ok || found.value.dealType !== DEAL_KIND.direct) return null;
  const room = comparedDirect(found.value);
  const [first] = found.value.pictures;
  return room && { room, picture: first === undefined ? null : picturePathOf(first) };
}

/**
 * `/compare?items=`: what it compares, as a visitor sees it. A link for people, which no search has to
 * find: it says nothing that the pages of its rooms do not.
 */
export const comparePage: PresentHead = async (deps, { query, asked }) => {
  const { codes } = comparedFrom(query.toString());
  const all = await Promise.all(codes.map((code) => columnOf(deps, code, asked)));
  const columns = all.filter((one) => one !== null);
  const rooms = columns.map(({ room }) => room);
  const title = compareTitle(rooms);
  const [picture] = columns.flatMap((one) => one.picture ?? []);
  const path = comparePath(codes);
  return siteHead(deps, {
    title,
    path,
    isListed: false,
    ...(rooms.length > 0 && {
      description: compareOutline(rooms, deps.clock.now()),
      data: compareData(title, path, rooms),
    }),
    ...(picture !== undefined && { picture: { link: deps.presentCard(picture), alt: title } }),
  });
};
