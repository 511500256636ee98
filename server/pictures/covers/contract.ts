import type { Drawing } from '../scenes/stage';
import { circle, gradient, leaf, rect, shadowOf, shape, stroke } from './shapes';

const GROUND = '#dcbc92';

const planks = () =>
  PLANKS.map(
    ([y, x]) =>
      `<path d="M0 ${y}H640" stroke="#6b4628" stroke-opacity=".13" stroke-width="1.6"/><path d="M${x} ${y - 92}v92" stroke="#6b4628" stroke-opacity=".1" stroke-width="1.6"/>`,
  ).join('');

const PLANKS = [
  [78, 120],
  [170, 430],
  [262, 250],
  [354, 520],
  [446, 90],
] as const;

/** A contract on a desk, seen from above, with seal, pen and the keys of the home. */
export function contract(): Drawing {
  const leaves =
    leaf(-10, 60, 190, 118, '#5f9b72') +
    leaf(-14, 30, 170, 92, '#7fb08a') +
    leaf(20, -14, 150, 148, '#4f8a63') +
    leaf(60, -20, 130, 172, '#6fa680');
  const below = rect(-130, -172, 260, 344, 4, '#f2ede2');
  const row = (y: number, width: number) => rect(-100, y, width, 8, 4, '#d8d4ca');
  const paper =
    rect(-130, -172, 260, 344, 4, '#fffdf8') +
    rect(-66, -142, 132, 14, 7, '#4a5560') +
    row(-108, 200) +
    row(-90, 176) +
    rect(-100, -66, 200, 96, 4, '#eaf4f2') +
    stroke('M-100 -34H100M-100 -2H100M-34 -66V30', '#cfe3df', 2) +
    rect(-90, -54, 40, 8, 4, '#8fb8b0') +
    rect(-90, -22, 34, 8, 4, '#8fb8b0') +
    rect(-90, 10, 40, 8, 4, '#8fb8b0') +
    rect(-22, -54, 96, 8, 4, '#5c6f78') +
    rect(-22, -22, 74, 8, 4, '#5c6f78') +
    rect(-22, 10, 84, 8, 4, '#5c6f78') +
    row(52, 200) +
    row(70, 188) +
    row(88, 120) +
    stroke('M-100 136H-20M10 136H66', '#c9c4b8', 2) +
    `<g transform="translate(84 128) rotate(-8)">${circle(0, 0, 23, 'none', ' stroke="#d2493a" stroke-width="4"')}${stroke('M-9 -9H9M0 -15V-9M-10 0H10M-6 0V10H7V0', '#d2493a', 3.4)}</g>`;
  const key = (turn: number) =>
    `<g transform="rotate(${turn})">${circle(0, 34, 19, '#aeb8bf')}${circle(0, 30, 7, '#d9b98c')}${rect(-5, 50, 10, 66, 2, '#aeb8bf')}${rect(5, 84, 11, 8, 1, '#aeb8bf')}${rect(5, 100, 8, 8, 1, '#aeb8bf')}${rect(-5, 50, 4, 66, 1, '#c9d1d6')}</g>`;
  const keys = `<g transform="translate(520 300)">${shadowOf(`<g fill="#3b2f2a">${circle(0, 0, 30, 'none', ' stroke="#3b2f2a" stroke-width="7"')}${rect(-5, 40, 10, 80, 3, '#3b2f2a', ' transform="rotate(-24)"')}${rect(-5, 40, 10, 80, 3, '#3b2f2a', ' transform="rotate(14)"')}</g>`, 6, 9, 0.16)}${circle(0, 0, 28, 'none', ' stroke="#8f9aa2" stroke-width="6"')}${key(-26)}${key(12)}<g transform="translate(14 -26) rotate(34)">${rect(-22, -84, 44, 76, 12, '#00c1b1')}${rect(-22, -84, 16, 76, 8, '#fff', ' opacity=".18"')}${circle(0, -22, 6, '#d9b98c')}${stroke('M-9 -50V-62H9V-50M-3 -50V-56H3V-50', '#17191c', 3.6)}</g></g>`;
  const seal = `<g transform="translate(92 330) rotate(38)">${shadowOf(rect(-20, -62, 40, 124, 16, '#3b2f2a'), 10, 6, 0.17)}${rect(-20, -62, 40, 96, 14, '#7d4a33')}${rect(-20, -62, 14, 96, 7, '#fff', ' opacity=".12"')}${rect(-22, 28, 44, 22, 4, '#5f3525')}${rect(-20, 46, 40, 14, 4, '#d2493a')}</g><g transform="translate(166 404)">${shadowOf(circle(0, 0, 36, '#3b2f2a'), 6, 8)}${circle(0, 0, 36, '#3f4a54')}${circle(0, 0, 27, '#c9402f')}${shape('M-22 -8A24 24 0 0 1 6 -23', 'none', ' stroke="#fff" stroke-opacity=".3" stroke-width="4" stroke-linecap="round"')}</g>`;
  const pen = `<g transform="translate(548 116) rotate(52)">${shadowOf(rect(-8, -104, 16, 208, 8, '#3b2f2a'), 9, 6, 0.17)}${rect(-8, -104, 16, 176, 8, '#3f4f5c')}${rect(-8, -104, 6, 176, 3, '#fff', ' opacity=".14"')}${rect(-8, 66, 16, 7, 0, '#e7c271')}${shape('M-8 72H8L2.5 96H-2.5Z', '#8f9aa2') + shape('M-2.5 96H2.5L0 108Z', '#3f4f5c')}${rect(6, -92, 5, 58, 2.5, '#e7c271')}</g>`;
  const desk =
    rect(0, 0, 640, 480, 0, 'url(#desk)') +
    planks() +
    shape('M300 -10L700 -10L470 490L110 490Z', '#fff6df', ' opacity=".22"');
  const papers = `<g transform="translate(336 252) rotate(5)">${shadowOf(below, 9, 12)}${below}</g><g transform="translate(320 246) rotate(-6)">${shadowOf(rect(-130, -172, 260, 344, 4, '#3b2f2a'), 7, 10, 0.13)}${paper}</g>`;
  return {
    defs: gradient('desk', '#e6c9a0', '#d5b184', true),
    body: desk + leaves + papers + seal + pen + keys,
    ground: GROUND,
  };
}
