import { bathroom } from './bathroom';
import { building } from './building';
import { deskCorner } from './desk-corner';
import { Dice } from './dice';
import { goshiwon } from './goshiwon';
import { kitchen } from './kitchen';
import { loft } from './loft';
import { officetel } from './officetel';
import { oneroomDay } from './oneroom-day';
import { oneroomEvening } from './oneroom-evening';
import { PALETTES, varyPalette, type PaletteName } from './palettes.data';
import { WINDOW_VIEWS, type Scene, type WindowView } from './scene';
import { shareKitchen } from './share-kitchen';

/** Every kind of picture that a house may have. */
export const SCENES = {
  'oneroom-day': oneroomDay,
  'oneroom-evening': oneroomEvening,
  goshiwon,
  'share-kitchen': shareKitchen,
  officetel,
  loft,
  bathroom,
  building,
  kitchen,
  'desk-corner': deskCorner,
} satisfies Readonly<Record<string, Scene>>;

export type SceneKind = keyof typeof SCENES;

/** What a path names: `/house/scene/<kind>/<palette>/<view>/<seed>.svg`. */
export interface SceneName {
  readonly kind: SceneKind;
  readonly palette: PaletteName;
  readonly view: WindowView;
  /** 0 to 999999 */
  readonly seed: number;
}

const PATH = /^\/?house\/scene\/([a-z-]+)\/([a-z]+)\/([a-z]+)\/(0|[1-9]\d{0,5})\.svg$/;

export const scenePath = ({ kind, palette, view, seed }: SceneName) =>
  `/house/scene/${kind}/${palette}/${view}/${seed}.svg`;

/** Null where a path names no picture that can be drawn. */
export function parseScenePath(path: string): SceneName | null {
  const [, kind, palette, view, seed] = PATH.exec(path) ?? [];
  if (!isNameOf(SCENES, kind) || !isNameOf(PALETTES, palette)) return null;
  const known = WINDOW_VIEWS.find((one) => one === view);
  return known ? { kind, palette, view: known, seed: Number(seed) } : null;
}

const isNameOf = <Table extends object>(
  table: Table,
  name?: string,
): name is keyof Table & string => name !== undefined && Object.hasOwn(table, name);

/** The picture as SVG, 640 × 480; every second seed is seen in a mirror. */
export function drawScene({ kind, palette, view, seed }: SceneName): string {
  const dice = new Dice(seed * 7919 + 17);
  const isMirrored = dice.chance(0.5);
  const { defs, body, ground } = SCENES[kind]({
    palette: varyPalette(PALETTES[palette], dice),
    view,
    dice,
  });
  const turn = isMirrored ? ' transform="matrix(-1 0 0 1 640 0)"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><defs>${defs}</defs><rect width="640" height="480" fill="${ground}"/><g${turn}>${body}</g></svg>`;
}
