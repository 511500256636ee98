import { mateListTo, type MateListAddress } from '#core';

/** What the world is asked for a list of mates, and by whom: not everybody meets everybody. */
export interface MatesQuestion extends MateListAddress {
  readonly reader: string | null;
}

/** One text for all questions with the same answer. */
export const questionKey = ({ reader, ...address }: MatesQuestion): string =>
  JSON.stringify([mateListTo(address), reader]);

/** Whether two lists are the same one, as two readers see it. */
export const isSameList = (a: MatesQuestion, b: MatesQuestion): boolean =>
  mateListTo(a) === mateListTo(b);
