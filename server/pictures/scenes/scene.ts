import type { Dice } from './dice';
import type { Palette } from './palettes.data';
import type { Drawing } from './stage';

/** What is seen through a window. */
export const WINDOW_VIEWS = ['city', 'trees', 'tower', 'evening', 'brick'] as const;
export type WindowView = (typeof WINDOW_VIEWS)[number];

export interface SceneOptions {
  readonly palette: Palette;
  readonly view: WindowView;
  readonly dice: Dice;
}

/** Draws one kind of picture; the same options and an equally seeded dice draw the same. */
export type Scene = (options: SceneOptions) => Drawing;
