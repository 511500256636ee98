import { seoulDay, seoulMinute, type ChatMessage, type OutboxEntry } from '#core';

/** One thing that was said, or is about to be, and how it stands among the others. */
export interface TalkRow {
  /** The same before and after it has arrived. */
  readonly key: string;
  readonly said:
    | { readonly kind: 'message'; readonly message: ChatMessage }
    | { readonly kind: 'outgoing'; readonly entry: OutboxEntry };
  /** ms; null where the day is that of the row before. */
  readonly newDay: number | null;
  /** Whether it begins what one of the two said in one minute. */
  readonly isFirst: boolean;
  /** Whether it ends that: its time is said. */
  readonly isLast: boolean;
  /** The last of one's own that the other has read. */
  readonly isReadMark: boolean;
}

interface Shown {
  readonly messages: readonly ChatMessage[];
  readonly outbox: readonly OutboxEntry[];
  readonly theirRead: number;
}

/** What belongs together: said by one of the two, in one minute; a visit stands alone. */
const groupOf = ({ isMine, kind, number, sentAt }: ChatMessage): string =>
  kind === 'VISIT' ? `visit ${number}` : `${isMine} ${seoulMinute(Date.parse(sentAt))}`;

/** The rows of a talk, in the order in which they are read: what is on its way stands at the end. */
export function talkRows({ messages, outbox, theirRead }: Shown): readonly TalkRow[] {
  const read = messages.findLast(({ isMine, number }) => isMine && number <= theirRead)?.number;
  const rows = messages.map((message, at): TalkRow => {
    const [before, after] = [messages[at - 1], messages[at + 1]];
    const group = groupOf(message);
    const sentAt = Date.parse(message.sentAt);
    const isOtherDay =
      before === undefined || seoulDay(Date.parse(before.sentAt)) !== seoulDay(sentAt);
    return {
      key: message.key ?? `n${message.number}`,
      said: { kind: 'message', message },
      newDay: isOtherDay ? sentAt : null,
      isFirst: before === undefined || groupOf(before) !== group,
      isLast: after === undefined || groupOf(after) !== group,
      isReadMark: message.number === read,
    };
  });
  const waiting = outbox.map((entry): TalkRow => ({
    key: entry.key,
    said: { kind: 'outgoing', entry },
    newDay: null,
    isFirst: true,
    isLast: true,
    isReadMark: false,
  }));
  return [...rows, ...waiting];
}
