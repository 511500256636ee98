import {
  areaName,
  dongHeadline,
  fittingView,
  isDongCode,
  MAP_LEVELS,
  type Cancellation,
  type DongLookup,
  type DongPlace,
  type MapPadding,
  type MapSize,
  type MapView,
} from '#core';
import type { Services } from '../../../ground/services';
import type { DongPage } from '../map-ports';

/** A dong's far corners may be cut off, seldom with houses in them: so much more would fit. */
const CUT = 1.25;
/** A house at the edge is seen with its mark, which stands around or over it. */
const MARK_ROOM: MapPadding = { top: 48, right: 48, bottom: 16, left: 48 };
/** As close as a dong is shown, however small. */
const CLOSEST_LEVEL = 4;
/** What stands beside or over the map, roughly: nothing of the map is drawn yet. */
const COVERED = { wide: { width: 400, height: 120 }, narrow: { width: 0, height: 320 } } as const;
const WIDE = 1024;

type WindowSize = Pick<Window, 'innerWidth' | 'innerHeight'>;

function seenSize({ innerWidth, innerHeight }: WindowSize): MapSize {
  const covered = innerWidth >= WIDE ? COVERED.wide : COVERED.narrow;
  return { width: innerWidth - covered.width, height: innerHeight - covered.height };
}

/** Its boundary nearly whole; without one every house on offer, and else its middle. */
function viewOf({ lat, lng, level, bounds, offered }: DongPlace, seen: MapSize): MapView {
  if (bounds !== null) {
    const cut = { width: seen.width * CUT, height: seen.height * CUT };
    return fittingView(bounds, cut, undefined, CLOSEST_LEVEL);
  }
  if (offered !== null) return fittingView(offered, seen, MARK_ROOM, CLOSEST_LEVEL);
  return { center: { lat, lng }, level };
}

/** The page of a dong in a window of this size; null where there is no such dong. Rejects as the port does. */
export async function dongPage(
  dongs: DongLookup,
  code: string,
  size: WindowSize,
  cancel?: Cancellation,
): Promise<DongPage | null> {
  const found = isDongCode(code) ? await dongs.dong(code, cancel) : null;
  if (found === null) return null;
  const name = areaName(found, MAP_LEVELS.closest) ?? found.dong;
  const title = (count: number) => dongHeadline({ ...found, count });
  return { code, name, dong: found.dong, title, view: viewOf(found, seenSize(size)) };
}

/** The same in this window; a toast says so where there is none. */
export async function findDong(
  { dongs, stores }: Pick<Services, 'dongs' | 'stores'>,
  code: string,
  cancel: Cancellation,
): Promise<DongPage | null> {
  const page = await dongPage(dongs, code, window, cancel);
  if (page === null && !cancel.aborted)
    stores.toasts.warn('그런 동을 찾지 못했어요. 동 이름으로 검색해 보세요.');
  return page;
}
