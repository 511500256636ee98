import { mix } from './color';
import type { Dice } from './dice';
import type { Scene } from './scene';
import type { Drawing } from './stage';

const BRICKS = ['#c07f62', '#d8c7ae', '#b9a79a', '#a9685a', '#cfd0cb', '#8f8177'] as const;
const FLOOR = 66;

/** The house from the street: a small block of flats on pillars, as most of them are. */
export const building: Scene = ({ palette, dice }) => {
  const { isNight } = palette;
  const color = dice.pick(BRICKS);
  const awning = dice.pick(['#2f7f77', '#3d5a80', '#7a4b3a', '#4c5a4a']);
  const body = [
    sky(isNight, dice),
    neighbours(dice),
    street(),
    walls(color),
    flats(isNight, dice),
    stairWindow(),
    pillars(awning),
    dice.chance(0.65) ? car(dice.pick(['#e9edf0', '#3f4a55', '#b9c7cf', '#c65b4b'])) : '',
    tree(132, 410, dice.between(0.85, 1.1), '#6aa878'),
    tree(540, 412, dice.between(1, 1.3), '#5f9d70'),
    bushes(),
    dice.chance(0.75) ? poles() : '',
    isNight ? '<rect width="640" height="480" fill="#1d1a3a" opacity=".34"/>' : '',
    isNight ? lampGlow() : '',
  ].join('');
  return { defs: defs(isNight), body, ground: '#9fd0ee' } satisfies Drawing;
};

function defs(isNight: boolean): string {
  const [high, low] = isNight ? ['#4a4f8a', '#eba37c'] : ['#9fd0ee', '#eef6f6'];
  return (
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    '<pattern id="brick" width="22" height="12" patternUnits="userSpaceOnUse"><path d="M0 .5h22M0 6.5h22M5 0v6M16 6v6" stroke="#fff" stroke-opacity=".16" stroke-width="1" fill="none"/></pattern>' +
    '<linearGradient id="glass" x2="1" y2="1"><stop stop-color="#dff0f6"/><stop offset=".5" stop-color="#9fc3d3"/><stop offset="1" stop-color="#7fa6b8"/></linearGradient>' +
    '<radialGradient id="lamp"><stop stop-color="#ffdf9a" stop-opacity=".9"/><stop offset="1" stop-color="#ffdf9a" stop-opacity="0"/></radialGradient>'
  );
}

function sky(isNight: boolean, dice: Dice): string {
  const shift = Math.round(dice.between(-30, 40));
  const clouds = `<g fill="#fff" opacity="${isNight ? 0.25 : 0.85}" transform="translate(${shift} 0)"><ellipse cx="96" cy="82" rx="58" ry="13"/><ellipse cx="120" cy="68" rx="34" ry="16"/><ellipse cx="566" cy="58" rx="44" ry="10"/><ellipse cx="584" cy="48" rx="24" ry="12"/></g>`;
  return `<rect width="640" height="480" fill="url(#sky)"/>${clouds}<path d="M0 300Q90 210 180 262T360 236T520 256T640 226V420H0Z" fill="#b5d3c2"/>`;
}

function neighbours(dice: Dice): string {
  const [left, right] = [
    dice.pick(['#dcd5ca', '#d5dadb', '#dfd0c2']),
    dice.pick(['#e6ddd0', '#d9dedc']),
  ];
  const window = (x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="33" height="26" fill="#a9c0c9" stroke="#f5f1eb" stroke-width="3"/>`;
  const grid = (x: number, y: number, rows: number) =>
    Array.from({ length: rows * 2 }, (_, index) =>
      window(x + (index % 2) * 50, y + Math.floor(index / 2) * 51),
    ).join('');
  return (
    `<path d="M0 178h118v232H0Z" fill="${left}"/><path d="M118 178l18 10v222h-18Z" fill="${mix(left, '#4a4038', 0.2)}"/>${grid(14, 198, 4)}` +
    `<path d="M540 214h100v196H540Z" fill="${right}"/><path d="M540 214l-16 9v187h16Z" fill="${mix(right, '#4a4038', 0.2)}"/>${grid(556, 234, 3)}`
  );
}

const street = () =>
  '<rect y="404" width="640" height="76" fill="#8f979c"/><rect y="404" width="640" height="14" fill="#d5d3cd"/><path d="M0 448h640" stroke="#f2f0ea" stroke-width="4" stroke-dasharray="34 26" opacity=".8"/>';

function walls(color: string): string {
  const side = mix(color, '#3b2a2a', 0.3);
  return (
    `<path d="M430 62l70 22v322h-70Z" fill="${side}"/><path d="M430 62l70 22v322h-70Z" fill="url(#brick)" opacity=".5"/>` +
    `<rect x="168" y="62" width="262" height="344" fill="${color}"/><rect x="168" y="62" width="262" height="344" fill="url(#brick)"/>` +
    '<rect x="160" y="50" width="276" height="14" rx="2" fill="#f1ece4"/><path d="M436 50l70 22v13l-70 -21Z" fill="#cfc7bb"/>' +
    '<rect x="196" y="22" width="64" height="28" fill="#d9cfc2"/><path d="M260 22l14 6v22h-14Z" fill="#b9ae9f"/>'
  );
}

function flats(isNight: boolean, dice: Dice): string {
  const parts: string[] = [];
  for (let floor = 0; floor < 4; floor += 1) {
    const y = 80 + floor * FLOOR;
    for (const x of [186, 322]) parts.push(flat(x, y, isNight, dice));
    parts.push(`<path d="M456 ${y + 6}l18 5.6v30l-18 -5.6Z" fill="#8fb0bd" opacity=".9"/>`);
  }
  return parts.join('');
}

function flat(x: number, y: number, isNight: boolean, dice: Dice): string {
  const pane = isNight && dice.chance(0.6) ? '#ffe39a' : 'url(#glass)';
  const curtain = dice.chance(0.5)
    ? `<path d="M${x + 5} ${y + 5}h16v30h-16Z" fill="#fff" opacity=".65"/>`
    : `<rect x="${x + 5}" y="${y + 5}" width="80" height="9" fill="#fff" opacity=".55"/>`;
  const bars = Array.from(
    { length: 13 },
    (_, bar) =>
      `<path d="M${x - 2 + bar * 7.85} ${y + 40}v14" stroke="#4c4a4a" stroke-width="1.5"/>`,
  ).join('');
  const aircon = `<rect x="${x + 62}" y="${y + 44}" width="24" height="12" rx="2" fill="#e9ecee"/><circle cx="${x + 70}" cy="${y + 50}" r="4" fill="#c3cacf"/>`;
  const pots = `<g fill="#6fa377"><circle cx="${x + 8}" cy="${y + 37}" r="6"/><circle cx="${x + 17}" cy="${y + 35}" r="7"/></g>`;
  return (
    `<rect x="${x}" y="${y}" width="90" height="40" rx="2" fill="#f7f3ec"/><rect x="${x + 4}" y="${y + 4}" width="82" height="32" fill="${pane}"/><path d="M${x + 45} ${y + 2}v36" stroke="#f7f3ec" stroke-width="4"/>${curtain}` +
    `<rect x="${x - 4}" y="${y + 36}" width="98" height="5" rx="1" fill="#4c4a4a"/><path d="M${x - 3} ${y + 54}h96" stroke="#4c4a4a" stroke-width="3"/>${bars}` +
    (dice.chance(0.55) ? aircon : '') +
    (dice.chance(0.6) ? pots : '')
  );
}

function stairWindow(): string {
  const bars = [1, 2, 3, 4, 5].map(
    (bar) => `<path d="M289 ${78 + bar * 40}h20" stroke="#f7f3ec" stroke-width="3"/>`,
  );
  return `<rect x="288" y="78" width="22" height="238" rx="2" fill="#f7f3ec"/><rect x="291" y="81" width="16" height="232" fill="url(#glass)"/>${bars.join('')}`;
}

function pillars(awning: string): string {
  const posts = [168, 260, 330, 414].map(
    (x) =>
      `<rect x="${x}" y="340" width="16" height="66" fill="#d8d0c5"/><rect x="${x + 11}" y="340" width="5" height="66" fill="#b5ac9f"/>`,
  );
  return (
    '<rect x="168" y="338" width="262" height="68" fill="#4a4443"/><rect x="168" y="330" width="262" height="12" fill="#f1ece4"/><path d="M430 330l70 12v11l-70 -11Z" fill="#cfc7bb"/><path d="M430 342l70 11v53h-70Z" fill="#3a3535"/>' +
    posts.join('') +
    `<rect x="277" y="346" width="52" height="60" fill="#7f6a58"/><rect x="283" y="352" width="40" height="54" fill="url(#glass)"/><path d="M303 352v54" stroke="#4c4a4a" stroke-width="3"/><rect x="308" y="376" width="3" height="12" rx="1.5" fill="#fff"/><rect x="270" y="336" width="68" height="9" rx="2" fill="${awning}"/>`
  );
}

const car = (color: string) =>
  `<ellipse cx="222" cy="407" rx="36" ry="5" fill="#222" opacity=".3"/><path d="M190 404v-16q0 -6 6 -8l8 -12q2 -3 6 -3h24q4 0 6 3l8 12q6 2 6 8v16Z" fill="${color}"/><path d="M207 380l5 -9q1 -2 4 -2h16q3 0 4 2l5 9Z" fill="#7fa0af"/><rect x="194" y="386" width="10" height="5" rx="2.5" fill="#ffdf9a"/><rect x="238" y="386" width="10" height="5" rx="2.5" fill="#ffdf9a"/><rect x="194" y="400" width="10" height="8" rx="2" fill="#33383c"/><rect x="240" y="400" width="10" height="8" rx="2" fill="#33383c"/>`;

function tree(x: number, y: number, size: number, color: string): string {
  const leaf = (dx: number, dy: number, radius: number) =>
    `<circle cx="${x + dx * size}" cy="${y - dy * size}" r="${radius * size}"/>`;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${26 * size}" ry="${5 * size}" fill="#222" opacity=".16"/><path d="M${x - 3.5 * size} ${y}v${-50 * size}h${7 * size}v${50 * size}Z" fill="#8a6a4f"/>` +
    `<g fill="${color}">${leaf(0, 78, 32)}${leaf(-22, 58, 23)}${leaf(22, 60, 24)}</g><g fill="#fff" opacity=".14">${leaf(-9, 88, 18)}${leaf(-26, 64, 12)}</g>`
  );
}

const bushes = () =>
  '<g fill="#7db485"><circle cx="350" cy="400" r="11"/><circle cx="370" cy="400" r="13"/><circle cx="392" cy="400" r="11"/></g><rect x="338" y="398" width="72" height="9" rx="2" fill="#cfc7bb"/>';

const poles = () =>
  '<rect x="600" y="96" width="8" height="316" fill="#a39c93"/><path d="M584 112h40M588 128h32" stroke="#7c766e" stroke-width="5"/><path d="M0 132Q300 176 604 112M0 148Q300 196 604 128" fill="none" stroke="#4d4a48" stroke-width="1.4" opacity=".55"/>';

const lampGlow = () =>
  '<circle cx="303" cy="366" r="70" fill="url(#lamp)" opacity=".8"/><circle cx="604" cy="150" r="60" fill="url(#lamp)" opacity=".6"/>';
