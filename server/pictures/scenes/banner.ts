import { Dice } from './dice';
import { deskCorner } from './desk-corner';
import { loft } from './loft';
import { oneroomDay } from './oneroom-day';
import { PALETTES, type Palette } from './palettes.data';
import type { Scene } from './scene';
import { shareKitchen } from './share-kitchen';

interface Banner {
  readonly scene: Scene;
  readonly palette: Palette;
  readonly ground: readonly [from: string, to: string];
  readonly seed: number;
}

/** Wide pictures for advertisements, without any text: that stands in the inventory. */
const BANNERS = {
  'banner-moving': {
    scene: oneroomDay,
    palette: PALETTES.day,
    ground: ['#d5f3ef', '#a7e4dc'],
    seed: 11,
  },
  'banner-youth': { scene: loft, palette: PALETTES.sand, ground: ['#fdeccf', '#f6d3a3'], seed: 5 },
  'banner-share': {
    scene: shareKitchen,
    palette: PALETTES.green,
    ground: ['#e4efd9', '#c3dcb2'],
    seed: 21,
  },
  'banner-study': {
    scene: deskCorner,
    palette: PALETTES.cool,
    ground: ['#dfeaf3', '#b9d2e4'],
    seed: 8,
  },
} as const satisfies Readonly<Record<string, Banner>>;

export type BannerKind = keyof typeof BANNERS;

export const bannerKindOf = (name: string | undefined): BannerKind | null =>
  name !== undefined && Object.hasOwn(BANNERS, name) ? (name as BannerKind) : null;

/** 1440 × 448 (spec/rules §2): a room at the right, calm ground where a title may lie. */
export function drawBanner(kind: BannerKind): string {
  const { scene, palette, ground, seed }: Banner = BANNERS[kind];
  const { defs, body, ground: wall } = scene({ palette, view: 'trees', dice: new Dice(seed) });
  const [from, to] = ground;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 448" width="1440" height="448"><defs>${defs}<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><clipPath id="card"><rect width="640" height="480" rx="28"/></clipPath></defs><rect width="1440" height="448" fill="url(#ground)"/><g fill="#ffffff" opacity=".35"><circle cx="120" cy="400" r="190"/><circle cx="620" cy="40" r="110"/><circle cx="1380" cy="60" r="150"/></g>${house(to)}<rect x="838" y="34" width="524" height="396" rx="30" fill="#ffffff"/><g transform="translate(850 46) scale(.78)"><g clip-path="url(#card)"><rect width="640" height="480" fill="${wall}"/>${body}</g></g></svg>`;
}

/** The mark's house, large and quiet, behind the title's place. */
const house = (color: string) =>
  `<g transform="translate(90 118) scale(9)" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" opacity=".75"><path d="M7.500 20.500v-13h13v13"/><path d="M12 20.500v-5.500h4v5.500" stroke="${color}"/></g>`;
