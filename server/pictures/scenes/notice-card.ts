import { isDay, SUPPLY, supplyCodeOf, supplyIcon, type SupplyCode, type Yyyymmdd } from '#core';
import { building } from './building';
import { deskCorner } from './desk-corner';
import { Dice } from './dice';
import { DIGITS } from './digits.data';
import { goshiwon } from './goshiwon';
import { loft } from './loft';
import { officetel } from './officetel';
import { oneroomDay } from './oneroom-day';
import { PALETTES, type PaletteName } from './palettes.data';
import type { Scene } from './scene';
import { shareKitchen } from './share-kitchen';
import { MARK } from './site-card';

/** What a path names: `/notice/card/<kind of supply>/<last day, or always>.svg`. */
interface NoticeCard {
  readonly supply: SupplyCode;
  readonly lastDay: Yyyymmdd | null;
}

const PATH = /^\/?notice\/card\/(SUPLY\d{5})\/(\d{8}|always)\.svg$/;

/** Null where a path names no picture that can be drawn. */
export function parseNoticeCard(path: string): NoticeCard | null {
  const [, code = '', day = ''] = PATH.exec(path) ?? [];
  const supply = supplyCodeOf(code);
  if (supply !== code) return null;
  if (day === 'always') return { supply, lastDay: null };
  return isDay(day) ? { supply, lastDay: day } : null;
}

interface Look {
  readonly scene: Scene;
  readonly palette: PaletteName;
  readonly ground: readonly [from: string, to: string];
}

const TEAL = ['#d5f3ef', '#8fdcd2'] as const;
const SAND = ['#fdeccf', '#f6d3a3'] as const;
const GREEN = ['#e4efd9', '#c3dcb2'] as const;
const BLUE = ['#dfeaf3', '#b9d2e4'] as const;
const look = (scene: Scene, palette: PaletteName, ground: Look['ground']): Look => ({
  scene,
  palette,
  ground,
});

/** What each kind of supply may look like. */
const LOOKS: Readonly<Record<SupplyCode, Look>> = {
  [SUPPLY.HAPPY]: look(oneroomDay, 'day', TEAL),
  [SUPPLY.INTEGRATED]: look(building, 'cool', BLUE),
  [SUPPLY.NATIONAL]: look(building, 'green', GREEN),
  [SUPPLY.PURCHASED]: look(oneroomDay, 'green', GREEN),
  [SUPPLY.JEONSE]: look(officetel, 'cool', BLUE),
  [SUPPLY.YOUTH_SAFE]: look(officetel, 'day', TEAL),
  [SUPPLY.MONEY]: look(deskCorner, 'sand', SAND),
  [SUPPLY.DORMITORY]: look(goshiwon, 'cool', BLUE),
  [SUPPLY.SOCIAL]: look(shareKitchen, 'green', GREEN),
  [SUPPLY.PRIVATE]: look(loft, 'sand', SAND),
  [SUPPLY.PERMANENT]: look(building, 'day', TEAL),
  [SUPPLY.OTHER]: look(loft, 'day', TEAL),
};

/**
 * What a link to a notice shows, 1200 × 630: the last day on a calendar, a room, and whether it is
 * homes or money that is given. Nothing that the notice says stands in it: words would need a font.
 */
export function drawNoticeCard({ supply, lastDay }: NoticeCard): string {
  const { scene, palette, ground } = LOOKS[supply];
  const dice = new Dice(11);
  const room = scene({ palette: PALETTES[palette], view: 'trees', dice });
  const sign = SIGNS[supplyIcon(supply, '').icon];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs>${room.defs}<linearGradient id="ground" x2="1" y2="1"><stop stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient><clipPath id="room"><rect width="640" height="480" rx="28"/></clipPath><clipPath id="leaf"><rect width="276" height="300" rx="36"/></clipPath></defs><rect width="1200" height="630" fill="url(#ground)"/><g fill="#ffffff" opacity=".35"><circle cx="90" cy="560" r="220"/><circle cx="560" cy="20" r="130"/><circle cx="1160" cy="90" r="180"/></g><g transform="translate(90 84) scale(.303)">${MARK}</g><g transform="translate(90 236)">${leaf(lastDay)}</g><rect x="446" y="66" width="664" height="498" rx="36" fill="#ffffff"/><g transform="translate(458 75)"><g clip-path="url(#room)"><rect width="640" height="480" fill="${room.ground}"/>${room.body}</g></g><g transform="translate(406 442)"><rect x="-8" y="-8" width="144" height="144" rx="40" fill="#ffffff"/><rect width="128" height="128" rx="34" fill="#d6f5f2"/><path transform="translate(22 22) scale(3.5)" d="${sign}" fill="none" stroke="#00665d" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g></svg>`;
}

/** The signs of supply, as lists show them, 24 large (spec/rules §3). */
const DISC = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z';
const SIGNS = {
  money: `${DISC}M7.7 9.3l2 5.7L12 9.3l2.3 5.7 2-5.7M7.2 12.2h2M14.8 12.2h2`,
  building:
    'M5 20.5V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15.5M15 10h3a1 1 0 0 1 1 1v9.5M3 20.5h18M8.5 8h3M8.5 12h3M8.5 16h3',
};

/** A leaf of a calendar, 276 × 300, with month and day; without a last day it is open for all. */
function leaf(day: Yyyymmdd | null): string {
  const [month, date] = day === null ? ['', ''] : [day.slice(4, 6), day.slice(6)];
  const body =
    day === null
      ? lines('M98 198l28 30 56-64', 20, '#00c1b1')
      : digits(String(Number(date)), { top: 128, size: 8.1, color: '#17191c' });
  return `<g clip-path="url(#leaf)"><rect width="276" height="300" fill="#ffffff"/><rect width="276" height="92" fill="#00c1b1"/></g>${day === null ? '' : digits(String(Number(month)), { top: 24, size: 2.9, color: '#17191c' })}${lines('M78 -16v36M198 -16v36', 18, '#17191c')}${body}`;
}

const lines = (d: string, width: number, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A number in the middle of the leaf. */
function digits(
  text: string,
  { top, size, color }: { readonly top: number; readonly size: number; readonly color: string },
): string {
  const step = 13.6;
  const width = (text.length - 1) * step + 10;
  const paths = Array.from(text, (digit, index) => {
    return `<path transform="translate(${index * step} 0)" d="${DIGITS[Number(digit)] ?? ''}"/>`;
  });
  return `<g transform="translate(${138 - (width * size) / 2} ${top}) scale(${size})" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
