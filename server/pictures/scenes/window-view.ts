import { mix } from './color';
import { Dice } from './dice';
import type { WindowView } from './scene';
import { rounded, type Stage } from './stage';

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What stands outside, inside a frame given in pixels. */
export function windowView(stage: Stage, frame: Frame, view: WindowView, seed: number): string {
  const { x, y, w, h } = frame;
  const clip = stage.define(
    (id) => `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>`,
  );
  const [high, low] = SKY[view];
  const sky = `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${stage.gradient(high, low)}"/>`;
  const scene = view === 'brick' ? brickWall(frame) : skyline(frame, view, new Dice(seed));
  return `<g clip-path="url(#${clip})">${sky}${scene}</g>`;
}

const DAY_SKY = ['#a9d6f2', '#eaf6fa'] as const;
const SKY: Readonly<Record<WindowView, readonly [high: string, low: string]>> = {
  city: DAY_SKY,
  trees: DAY_SKY,
  tower: DAY_SKY,
  evening: ['#3b3f78', '#f2a477'],
  brick: ['#cfdbe3', '#e4e9ea'],
};

function brickWall({ x, y, w, h }: Frame): string {
  const [left, top] = [x + w * 0.28, y + h * 0.12];
  const rows = Array.from(
    { length: Math.ceil(h / 7) },
    (_, row) => `<path d="M${left} ${top + row * 7}h${w}" stroke="#a76a50" stroke-width=".9"/>`,
  );
  return (
    `<rect x="${left}" y="${top}" width="${w * 0.8}" height="${h}" fill="#b9785c"/>${rows.join('')}` +
    `<rect x="${x + w * 0.5}" y="${y + h * 0.34}" width="${w * 0.26}" height="${h * 0.34}" fill="#dfeaf0" stroke="#f7f3ee" stroke-width="3"/>`
  );
}

function skyline(frame: Frame, view: WindowView, dice: Dice): string {
  const isNight = view === 'evening';
  return [
    isNight ? moon(frame, dice) : clouds(frame, dice),
    hills(frame, isNight),
    view === 'tower' || (isNight && dice.chance(0.5)) ? tower(frame, isNight) : '',
    buildings(frame, isNight, dice, 'far'),
    buildings(frame, isNight, dice, 'near'),
    view === 'city' || (isNight && dice.chance(0.6)) ? '' : trees(frame, isNight, dice),
  ].join('');
}

function moon({ x, y, w, h }: Frame, dice: Dice): string {
  const radius = Math.min(w, h) * 0.045;
  return `<circle cx="${x + w * dice.between(0.6, 0.85)}" cy="${y + h * 0.2}" r="${radius}" fill="#fff1cf"/>`;
}

function clouds({ x, y, w, h }: Frame, dice: Dice): string {
  const drift = dice.between(-0.12, 0.3);
  const cloud = (cx: number, cy: number, rx: number, ry: number) =>
    `<ellipse cx="${x + w * (cx + drift)}" cy="${y + h * cy}" rx="${w * rx}" ry="${h * ry}"/>`;
  return `<g fill="#fff" opacity=".8">${cloud(0.26, 0.2, 0.13, 0.035)}${cloud(0.34, 0.165, 0.08, 0.04)}${cloud(0.78, 0.3, 0.1, 0.025)}</g>`;
}

function hills({ x, y, w, h }: Frame, isNight: boolean): string {
  return `<path d="M${x} ${y + h * 0.66}Q${x + w * 0.16} ${y + h * 0.44} ${x + w * 0.34} ${y + h * 0.56}T${x + w * 0.68} ${y + h * 0.5}T${x + w} ${y + h * 0.6}V${y + h}H${x}Z" fill="${isNight ? '#5b4a78' : '#9cc3b4'}"/>`;
}

function tower({ x, y, w, h }: Frame, isNight: boolean): string {
  return `<g fill="${isNight ? '#3a3160' : '#7f9fa0'}"><rect x="${x + w * 0.665}" y="${y + h * 0.3}" width="${Math.max(2, w * 0.012)}" height="${h * 0.24}"/><rect x="${x + w * 0.655}" y="${y + h * 0.38}" width="${w * 0.032}" height="${h * 0.035}" rx="1"/></g>`;
}

function buildings(frame: Frame, isNight: boolean, dice: Dice, row: 'far' | 'near'): string {
  const { x, y, w, h } = frame;
  const isNear = row === 'near';
  const parts: string[] = [];
  let left = x - 4;
  while (left < x + w) {
    const width = w * dice.between(0.06, 0.14);
    const height = h * (isNear ? dice.between(0.14, 0.38) : dice.between(0.2, 0.48));
    const top = y + h - height - (isNear ? 0 : h * 0.06);
    const color = wallColor(isNight, isNear, dice);
    parts.push(
      `<rect x="${rounded(left)}" y="${rounded(top)}" width="${rounded(width)}" height="${rounded(height + h * 0.1)}" fill="${color}"/>`,
      litWindows({ x: left, y: top, w: width, h: height }, isNight, color, dice),
    );
    left += width + (isNear ? dice.number() * w * 0.05 : 1);
  }
  return parts.join('');
}

function wallColor(isNight: boolean, isNear: boolean, dice: Dice): string {
  if (isNight) return isNear ? '#2c2748' : '#463c66';
  return isNear
    ? mix('#c9d4da', '#e8ded2', dice.number())
    : mix('#b7ccd8', '#d5dfe4', dice.number());
}

function litWindows({ x, y, w, h }: Frame, isNight: boolean, wall: string, dice: Dice): string {
  const columns = Math.max(2, Math.floor(w / 7));
  const step = w / columns;
  const parts: string[] = [];
  for (let column = 0; column < columns; column += 1)
    for (let floor = 0; floor < Math.floor(h / 9); floor += 1) {
      const lit = dice.number();
      if (lit >= (isNight ? 0.42 : 0.8)) continue;
      const night = lit < 0.3 ? '#ffd98a' : '#8b79a8';
      const fill = isNight ? night : mix(wall, '#6d8796', 0.45);
      parts.push(
        `<rect x="${rounded(x + column * step + step * 0.25)}" y="${rounded(y + 4 + floor * 9)}" width="${rounded(step * 0.5)}" height="4.4" fill="${fill}" opacity="${isNight ? 0.95 : 0.8}"/>`,
      );
    }
  return parts.join('');
}

function trees({ x, y, w, h }: Frame, isNight: boolean, dice: Dice): string {
  return Array.from({ length: 7 }, (_, index) => {
    const radius = h * dice.between(0.1, 0.17);
    const fill = isNight ? '#2d4550' : mix('#6fae7f', '#8fc592', dice.number());
    return `<circle cx="${rounded(x + w * (index / 6))}" cy="${rounded(y + h * 0.98 - radius * 0.4)}" r="${rounded(radius)}" fill="${fill}"/>`;
  }).join('');
}
