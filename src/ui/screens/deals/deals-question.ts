import { directListTo, type DirectListAddress } from '#core';

/** What the world is asked for a list of deals, and by whom: not everybody meets everybody. */
export interface DealsQuestion extends DirectListAddress {
  readonly reader: string | null;
}

/** One text for all questions with the same answer. */
export const questionKey = ({ reader, ...address }: DealsQuestion): string =>
  JSON.stringify([directListTo(address), reader]);

/** Whether two lists are the same one, as two readers see it. */
export const isSameList = (a: DealsQuestion, b: DealsQuestion): boolean =>
  directListTo(a) === directListTo(b);
