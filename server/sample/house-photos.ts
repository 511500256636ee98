import { HOUSE_TYPE } from '#core';
import type { Dice } from '../pictures/scenes/dice';
import type { PaletteName } from '../pictures/scenes/palettes.data';
import type { WindowView } from '../pictures/scenes/scene';
import { scenePath, type SceneKind } from '../pictures/scenes/scenes';
import type { SampleBuilding } from './house-building';
import type { SampleRoom } from './house-room';
import { some, weighted } from './sample-dice';

/** Paths of the drawn pictures of a house, the best first: none, one, or three to eight. */
export function makePhotos(dice: Dice, building: SampleBuilding, room: SampleRoom): string[] {
  const chance = dice.number();
  if (chance < 0.008) return [];
  const count = chance < 0.02 ? 1 : dice.whole(3, 8);
  const palette = dice.pick(DAY_PALETTES);
  const view = makeView(dice, room);
  const [first, ...others] = makeKinds(dice, building, room);
  const shown = first ? [first, ...some(dice, others, count - 1)] : [];
  return shown.slice(0, count).map((kind) =>
    scenePath({
      kind,
      palette: kind === 'oneroom-evening' ? 'evening' : palette,
      view: kind === 'oneroom-evening' ? 'evening' : viewFor(kind, view),
      seed: dice.whole(0, 999_999),
    }),
  );
}

const DAY_PALETTES = ['day', 'cool', 'green', 'sand', 'rose', 'walnut'] as const satisfies readonly PaletteName[]; // oxfmt-ignore

function makeView(dice: Dice, { floor }: SampleRoom): WindowView {
  if (floor.kind === 'HALF_BASEMENT') return 'brick';
  if (floor.kind === 'GROUND' && floor.number <= 2) return dice.pick(['brick', 'trees', 'trees']);
  return weighted(dice, [['city', 40], ['trees', 40], ['tower', 12], ['brick', 8]] as const); // oxfmt-ignore
}

/** A wall close by would fill a wide window wholly. */
const viewFor = (kind: SceneKind, view: WindowView): WindowView =>
  view === 'brick' && (kind === 'officetel' || kind === 'loft') ? 'city' : view;

/** The kinds that suit the house, the one for the cover first. */
function makeKinds(dice: Dice, { type, kind }: SampleBuilding, room: SampleRoom): SceneKind[] {
  const rest = (cover: SceneKind, all: readonly SceneKind[]) => [
    cover,
    ...all.filter((one) => one !== cover),
  ];
  switch (type) {
    case HOUSE_TYPE.GOSHIWON:
      return ['goshiwon', 'goshiwon', 'share-kitchen', 'bathroom', 'desk-corner', 'building', 'goshiwon', 'kitchen']; // oxfmt-ignore
    case HOUSE_TYPE.SHARE_HOUSE:
      return rest(dice.pick(['share-kitchen', 'oneroom-day', 'officetel', 'desk-corner']), [
        'oneroom-day',
        'share-kitchen',
        'officetel',
        'desk-corner',
        'bathroom',
        'oneroom-evening',
        'building',
        'kitchen',
      ]);
    case HOUSE_TYPE.YOUTH_HOUSING:
    case HOUSE_TYPE.ONE_ROOM: {
      const wide: SceneKind = room.isLoft ? 'loft' : 'officetel';
      const isWide = room.isLoft || kind === 'OFFICETEL' || room.layout === 'TWO_PLUS';
      const cover = isWide && (room.isLoft || dice.chance(0.7)) ? wide : coverOf(dice);
      const extra: SceneKind[] = isWide ? [wide] : [];
      return rest(cover, ['oneroom-day', 'kitchen', 'bathroom', 'desk-corner', 'building', 'oneroom-evening', ...extra]); // oxfmt-ignore
    }
  }
}

const coverOf = (dice: Dice) =>
  weighted(dice, [['oneroom-day', 72], ['oneroom-evening', 18], ['desk-corner', 7], ['building', 3]] as const); // oxfmt-ignore
