import { mix } from './color';
import { Dice } from './dice';
import type { Place, Stage } from './stage';

/** The nearest the floor is drawn: behind the eye nothing can be. */
const NEAR = 0.75;

/** Walls, floor, ceiling and skirting of an empty room. */
export function drawShell(
  stage: Stage,
  options: { planks?: boolean; ceilingLight?: boolean } = {},
): void {
  const { palette, width: w, height: h, depth: d } = stage;
  const { planks = true, ceilingLight = true } = options;
  const shaded = (color: string, share: number) => mix(color, palette.shade, share);
  stage.flat([0, w], [NEAR, d], stage.gradient(shaded(palette.ceiling, 0.05), palette.ceiling), {
    y: h,
  });
  const wall = (x: number): Place[] => [
    [x, 0, NEAR],
    [x, h, NEAR],
    [x, h, d],
    [x, 0, d],
  ];
  stage.face(wall(0), stage.gradient(shaded(palette.wallLeft, 0.07), palette.wallLeft, 'across'));
  stage.face(wall(w), stage.gradient(palette.wallRight, shaded(palette.wallRight, 0.06), 'across'));
  const back = stage.gradient(mix(palette.wall, '#ffffff', 0.25), shaded(palette.wall, 0.03));
  stage.upright([0, w], [0, h], d, back);
  stage.flat([0, w], [NEAR, d], stage.gradient(palette.floorDark, palette.floor));
  if (planks) drawPlanks(stage);
  const skirting = shaded(palette.trim, 0.05);
  stage.upright([0, w], [0, 0.07], d, skirting);
  for (const x of [0, w])
    stage.face(
      [
        [x, 0, NEAR],
        [x, 0.07, NEAR],
        [x, 0.07, d],
        [x, 0, d],
      ],
      skirting,
    );
  stage.upright([0, w], [h - 0.05, h], d, shaded(palette.trim, 0.03));
  stage.flat([0, w], [d - 0.5, d], palette.shade, { opacity: 0.05 });
  if (ceilingLight) drawCeilingLight(stage);
}

function drawPlanks(stage: Stage): void {
  const { palette, width, depth } = stage;
  const count = Math.round(width / 0.22);
  const dice = new Dice(7);
  const long = mix(palette.floorDark, palette.shade, 0.25);
  const short = mix(palette.floorDark, palette.shade, 0.3);
  for (let index = 0; index < count; index += 1) {
    const x = (index * width) / count;
    const next = ((index + 1) * width) / count;
    if (index > 0)
      stage.line(
        [
          [x, 0, NEAR],
          [x, 0, depth],
        ],
        long,
        0.9,
        0.3,
      );
    let z = 1.6 + dice.number() * 0.8;
    while (z < depth) {
      stage.line(
        [
          [x, 0, z],
          [next, 0, z],
        ],
        short,
        0.9,
        0.28,
      );
      z += 0.9 + dice.number() * 0.6;
    }
  }
}

function drawCeilingLight(stage: Stage): void {
  const { palette, width, height, depth } = stage;
  const z = depth * 0.68;
  stage.flat(
    [width / 2 - 0.38, width / 2 + 0.38],
    [z - 0.25, z + 0.25],
    mix('#ffffff', palette.light, 0.3),
    { y: height - 0.005, round: 4, stroke: mix(palette.ceiling, palette.shade, 0.12) },
  );
}
