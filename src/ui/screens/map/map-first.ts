import { when } from 'mobx';
import {
  AD_SLOT,
  listPageFrom,
  mapAddressFrom,
  MAP_START,
  stepsToListPage,
  type Page,
} from '#core';
import type { AskFirst, WhenShown } from '../../ground/first-view';
import { painted } from '../../ground/painted';
import { searchOf } from '../../stores/history/url-parts';
import { firstAds } from '../../widgets/ad/first-ads';
import type { MapQuestion } from './answer/map-question';
import { mapSource, type MapItem, type MapSource } from './answer/map-source';
import { dongPage } from './dong/find-dong';
import { likelyQuestion, likelyWindow } from './likely-view';
import { LaterMap } from './later-map';
import { LaterDirectChips } from './head/later-direct-chips';
import { LaterDirects } from './list/later-directs';
import { ListAd } from './list/later-list-ad';
import { mapStoreOf } from './map-store-of';
import { addressedRest, MAP_SLOT } from './map-snapshot';

export const alsoDrawn = [LaterMap, ListAd];

export const alsoDrawnAt = (url: string) =>
  mapAddressFrom(searchOf(url)).layer.kind === 'direct' ? [LaterDirects, LaterDirectChips] : [];

/**
 * The first page of the list and the marks, as a window of this kind of device sees the map that the
 * address names: of all houses of a dong that has the page, of those in view otherwise. The map itself
 * comes after.
 */
export const askFirst: AskFirst = async (services) => {
  const { dongs, device, stores } = services;
  const source = mapSource(services);
  const { current, snapshots } = stores.history;
  const address = mapAddressFrom(searchOf(current.url));
  const { dong: code } = address;
  const dong = code === null ? null : await dongPage(dongs, code, likelyWindow(device));
  // The screen says by itself that there is no such dong.
  if (code !== null && dong === null) return;
  const view = dong?.view ?? address.view ?? MAP_START;
  const question = likelyQuestion({ address, view, isOfDong: dong !== null }, device);
  const number = listPageFrom(searchOf(current.url));
  const isFirst = number === 1;
  const [page, marks, ads] = await Promise.all([
    listPage(source, question, number),
    isFirst ? source.marks(question) : null,
    firstAds(services, [AD_SLOT.WEB_MAP_LIST_MIDDLE]),
  ]);
  const store = mapStoreOf(services);
  store.bring({ address, view, dong, question, page, marks, isFirst });
  store.answer.list.bringAd(ads.get(AD_SLOT.WEB_MAP_LIST_MIDDLE) ?? null);
  snapshots.keep(current.page, MAP_SLOT, { store, sheet: addressedRest(current.url), scroll: 0 });
};

/** The map and the pills that came with the page; pills of another view are to be asked for at once. */
export const whenShown: WhenShown = async ({ stores }) => {
  const { current, snapshots } = stores.history;
  const store = snapshots.find(current.page, MAP_SLOT)?.store;
  if (store === undefined) return;
  await when(() => store.hasMap || store.answer.state.kind === 'loading');
  if (store.hasMap) await painted();
};

/** A later page is gone to from the first house on, as a list that grows is. */
async function listPage(
  source: MapSource,
  question: MapQuestion,
  number: number,
): Promise<Page<MapItem>> {
  let cursor: string | null = null;
  for (const limit of stepsToListPage(number)) {
    const passed: Page<MapItem> = await source.list(question, { cursor, limit });
    if (passed.next === null) return { ...passed, items: [] };
    cursor = passed.next;
  }
  return source.list(question, { cursor });
}
