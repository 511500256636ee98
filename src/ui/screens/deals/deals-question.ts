import { directListTo, type DirectListAddress } from '#core';

/** What the world is asked for a list of deals, and by whom: not everybody meets everybody. */
export interface DealsQuestion extends DirectListAddress {
  readonly reader: string | null;
  /** Mates are shown among the rooms: it is the hub of both. */
  readonly isHub: boolean;
}

/** One text for all questions with the same answer. */
export const questionKey = ({ reader, isHub, ...address }: DealsQuestion): string =>
  JSON.stringify([directListTo(address), reader, isHub]);

/** Whether two lists are the same one, as two readers see it. */
export const isSameList = (a: DealsQuestion, b: DealsQuestion): boolean =>
  directListTo(a) === directListTo(b) && a.isHub === b.isHub;
