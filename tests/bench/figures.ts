import type { AnswerTimes } from './answer-times';
import type { Answering } from './answering';
import type { LayoutShift } from './layout-shift';
import type { LiveFigures } from './live';
import type { Crowded } from './crowded';
import type { DrawnPage } from './drawn-pages';
import type { Scores } from './lighthouse';
import type { ServiceFigures } from './map-services';
import type { PanningFigures } from './panning';
import type { ScreenBytes } from './screen-bytes';
import type { Scrolling } from './scrolling';

/** Everything that one run of the command measures. */
export interface Figures {
  readonly screens: readonly ScreenBytes[];
  readonly panning: PanningFigures;
  readonly mapServices: readonly ServiceFigures[];
  readonly shifts: readonly LayoutShift[];
  readonly answering: Answering;
  readonly scrolling: Scrolling;
  readonly drawn: readonly DrawnPage[];
  /** Null where Lighthouse is not there. */
  readonly lighthouse: readonly Scores[] | null;
  readonly answers: readonly AnswerTimes[];
  readonly warmStartMs: number;
  readonly crowded: Crowded;
  readonly live: LiveFigures;
}
