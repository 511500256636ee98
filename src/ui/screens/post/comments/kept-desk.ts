/** The comment that is answered. */
export interface Answered {
  /** The comment of the first level that the answer stands under. */
  readonly parentId: string;
  readonly replyToId: string;
  /** Of whoever wrote it; null where they have left. */
  readonly nickname: string | null;
}

/** A comment that was sent, or tried to be, under its key. */
export interface Outgoing {
  readonly key: string;
  readonly text: string;
  readonly answered: Answered | null;
}

/** What stands on a desk, as a tab keeps it. */
export interface KeptDesk {
  readonly text: string;
  readonly answered: Answered | null;
  /** A comment of one's own that is written anew; its key once that was tried to be sent. */
  readonly editing: {
    readonly id: string;
    readonly text: string;
    readonly key: string | null;
  } | null;
  readonly outgoing: readonly Outgoing[];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

const isAnswered = (value: unknown): boolean =>
  value === null ||
  (isObject(value) &&
    isText(value['parentId']) &&
    isText(value['replyToId']) &&
    isTextOrNull(value['nickname']));

const isOutgoing = (value: unknown): boolean =>
  isObject(value) && isText(value['key']) && isText(value['text']) && isAnswered(value['answered']);

const isEditing = (value: unknown): boolean =>
  value === null ||
  (isObject(value) && isText(value['id']) && isText(value['text']) && isTextOrNull(value['key']));

/** Whether what a tab kept can still be taken up. */
export const isKeptDesk = (stored: unknown): stored is KeptDesk =>
  isObject(stored) &&
  isText(stored['text']) &&
  isAnswered(stored['answered']) &&
  isEditing(stored['editing']) &&
  Array.isArray(stored['outgoing']) &&
  stored['outgoing'].every(isOutgoing);
