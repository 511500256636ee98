/** What the flat drawings are made of: each answers SVG; `more` stands inside the tag as it is. */

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = '',
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round > 0 ? ` rx="${round}"` : ''} fill="${fill}"${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  across: number,
  down: number,
  fill: string,
  more = '',
) => `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}"${more}/>`;

export const stroke = (d: string, color: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

export const each = <Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => string,
): string => items.map(draw).join('');

/** Draws so often, by number from 0. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const placed = (x: number, y: number, turn: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawing}</g>`;

/** The drawing's own form, moved and faint, to lie under it. */
export const shadowOf = (drawing: string, dx = 8, dy = 12, opacity = 0.15) =>
  `<g transform="translate(${dx} ${dy})" opacity="${opacity}">${drawing}</g>`;

/** A leaf that points up from its foot, turned by degrees. */
export function leaf(x: number, y: number, height: number, turn: number, color: string): string {
  const w = height * 0.3;
  const at = `transform="translate(${x} ${y}) rotate(${turn})"`;
  return (
    `<path ${at} d="M0 0C${-w} ${-height * 0.35} ${-w * 0.7} ${-height * 0.85} 0 ${-height}C${w * 0.7} ${-height * 0.85} ${w} ${-height * 0.35} 0 0Z" fill="${color}"/>` +
    `<path ${at} d="M0 0V${-height * 0.86}" stroke="#fff" stroke-opacity=".22" stroke-width="2"/>`
  );
}

/** A gradient to be named `url(#id)`: straight down, or from corner to corner. */
export const gradient = (id: string, from: string, to: string, slant = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${slant ? 1 : 0}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

export const halo = (id: string, color: string, opacity: number) =>
  `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset=".5" stop-color="${color}" stop-opacity="${opacity * 0.35}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
