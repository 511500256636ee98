import type { MateSummary } from '#core';
import { PagedList } from '../../stores/paged-list';
import { askMates, askPage, type MatesWorld, type ReadyMates } from './ask-mates';
import { isSameList, questionKey, type MatesQuestion } from './mates-question';

/** Mates by the question of the address. */
export type MatesStore = PagedList<MatesQuestion, MateSummary, ReadyMates>;

/** `kept` is what was shown before, on the way back to it. */
export const matesStore = (world: MatesWorld, kept?: ReadyMates): MatesStore =>
  new PagedList(
    {
      ask: (question, cancel, least) => askMates(world, question, cancel, least),
      askPage: (former, cursor, cancel) => askPage(world, former, { cursor }, cancel),
      keyOf: questionKey,
      isSameList,
    },
    kept,
  );
