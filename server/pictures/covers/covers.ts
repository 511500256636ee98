import { deskCorner } from '../scenes/desk-corner';
import { Dice } from '../scenes/dice';
import { PALETTES } from '../scenes/palettes.data';
import type { Drawing } from '../scenes/stage';
import { alley } from './alley';
import { budget } from './budget';
import { contract } from './contract';
import { cooking } from './cooking';
import { moving } from './moving';
import { windowSeat } from './window-seat';
import { winter } from './winter';

/** Pictures that stand before articles and posts of the sample (spec/look L15). */
export const COVERS = {
  contract,
  moving,
  winter,
  alley,
  cooking,
  budget,
  desk: () => deskCorner({ palette: PALETTES.cool, view: 'city', dice: new Dice(8) }),
  window: windowSeat,
} satisfies Readonly<Record<string, () => Drawing>>;

export type CoverKind = keyof typeof COVERS;

const PATH = /^\/?scene\/([a-z]+)$/;

/** `/scene/<kind>`; null where a path names no cover. */
export function parseCoverPath(path: string): CoverKind | null {
  const [, kind] = PATH.exec(path) ?? [];
  return kind !== undefined && Object.hasOwn(COVERS, kind) ? (kind as CoverKind) : null;
}

/** The picture as SVG, 640 × 480. */
export function drawCover(kind: CoverKind): string {
  const { defs, body, ground } = COVERS[kind]();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><defs>${defs}</defs><rect width="640" height="480" fill="${ground}"/>${body}</svg>`;
}
