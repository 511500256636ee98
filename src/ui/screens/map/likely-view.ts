import {
  COUNTRY,
  NO_PADDING,
  seenBounds,
  type Device,
  type MapAddress,
  type MapPadding,
  type MapSize,
  type MapView,
} from '#core';
import { DESKTOP } from '../../ground/use-media-query';
import { askedBox } from './answer/asked-box';
import { questionAt, type MapQuestion } from './answer/map-question';
import { addressedView } from './view/view-bounds';

interface LikelyMap extends MapSize {
  readonly window: Pick<Window, 'innerWidth' | 'innerHeight'>;
  readonly padding: MapPadding;
}

/** The commonest windows, and their map: a phone’s lies below the bar of the app, behind its head and its sheet at peek. */
const WIDE: LikelyMap = {
  window: { innerWidth: 1440, innerHeight: 900 },
  width: 1040,
  height: 772,
  padding: NO_PADDING,
};
const NARROW: LikelyMap = {
  window: { innerWidth: 390, innerHeight: 844 },
  width: 390,
  height: 728,
  padding: { top: 118, right: 0, bottom: 62, left: 0 },
};

const likelyMap = (device: Device): LikelyMap => (DESKTOP.isLikely(device) ? WIDE : NARROW);

/** What a window likely measures on a device of which nothing else is known, px. */
export const likelyWindow = (device: Device): LikelyMap['window'] => likelyMap(device).window;

/** What such a map asks first where it looks at `view`. */
export function likelyQuestion(
  start: { readonly address: MapAddress; readonly view: MapView; readonly isOfDong: boolean },
  device: Device,
): MapQuestion {
  const { address, view, isOfDong } = start;
  const { width, height, padding } = likelyMap(device);
  const bounds = seenBounds(view, { width, height }, padding);
  const box = askedBox(addressedView({ ...view, bounds }), null);
  const asked = isOfDong ? COUNTRY : box.bounds;
  return questionAt(address, asked, view.level);
}
