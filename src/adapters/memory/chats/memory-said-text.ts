import { EARLIER_SAID, gravestRisk, heldBack, type ChatMessage } from '#core';

/** What was said in a room. */
interface Said {
  readonly number: number;
  readonly by: string;
  readonly text: string;
  readonly visit: object | null;
}

/** What of a message may be read, by whom it is shown whole or held back from (spec/readings R45). */
export function readText(
  room: readonly Said[],
  said: Said,
  isWhole: boolean,
): Pick<ChatMessage, 'text' | 'isMasked' | 'risk'> {
  if (isWhole) return { text: said.text, isMasked: false, risk: null };
  const earlier = room.filter(
    ({ by, number, visit }) =>
      by === said.by &&
      visit === null &&
      number < said.number &&
      number >= said.number - EARLIER_SAID,
  );
  const held = heldBack(
    said.text,
    earlier.map(({ text }) => text),
  );
  return { ...held, risk: held.isMasked ? gravestRisk(said.text) : null };
}
