import { and, between, eq, isNull, or } from 'drizzle-orm';
import { EARLIER_SAID, gravestRisk, heldBack, type RiskKind } from '#core';
import type { Queries } from '../database';
import type { chatSeats } from '../schema/chats';
import { chatMessages } from '../schema/chats';

type Reads = Pick<Queries, 'select'>;
type MessageRow = typeof chatMessages.$inferSelect;
type Seat = typeof chatSeats.$inferSelect;

/** What of a message may be read from a seat. */
interface ReadText {
  readonly text: string;
  readonly isMasked: boolean;
  readonly risk: RiskKind | null;
}

/** A message, and the seat from which it is read. */
export interface Read {
  readonly message: Pick<MessageRow, 'roomId' | 'number' | 'byOwner' | 'text'>;
  readonly seat: Pick<Seat, 'isOwner' | 'firstAt'>;
}

/** Whether contacts in it are held back: the other said it, and was not answered yet (spec/readings R45). */
const isHeldBack = ({ message, seat }: Read): boolean =>
  message.byOwner !== seat.isOwner && seat.firstAt === null;

/** What of a text may be read, with what its author said before it. */
export function heldText(text: string, earlier: readonly string[]): ReadText {
  const held = heldBack(text, earlier);
  return { ...held, risk: held.isMasked ? gravestRisk(text) : null };
}

/** Of messages what may be read of each, in their order. */
export async function readTexts(tx: Reads, reads: readonly Read[]): Promise<readonly ReadText[]> {
  const earlier = await earlierOf(
    tx,
    reads.filter(isHeldBack).flatMap(({ message }) => (message.number > 1 ? message : [])),
  );
  return reads.map((read) =>
    isHeldBack(read)
      ? heldText(read.message.text, earlier(read.message))
      : { text: read.message.text, isMasked: false, risk: null },
  );
}

/** What the authors of messages said right before them. */
async function earlierOf(
  tx: Reads,
  messages: readonly Read['message'][],
): Promise<(message: Read['message']) => readonly string[]> {
  if (messages.length === 0) return () => [];
  const { roomId, number, byOwner, text, visitState } = chatMessages;
  const before = messages.map((one) =>
    and(
      eq(roomId, one.roomId),
      eq(byOwner, one.byOwner),
      between(number, one.number - EARLIER_SAID, one.number - 1),
    ),
  );
  const rows = await tx
    .select({ roomId, number, byOwner, text })
    .from(chatMessages)
    .where(and(isNull(visitState), or(...before)))
    .orderBy(number);
  return (message) =>
    rows
      .filter(
        (row) =>
          row.roomId === message.roomId &&
          row.number < message.number &&
          row.number >= message.number - EARLIER_SAID,
      )
      .map((row) => row.text);
}
