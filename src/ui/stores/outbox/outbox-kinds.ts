import {
  BOARDS,
  checkDocument,
  COLLECTED,
  collectedKey,
  documentText,
  EDITOR_KIND,
  fieldsOf,
  REPORT_REASON,
  REPORT_TARGET,
  VOTE,
  type CollectedRef,
  type CommentDraft,
  type DocumentPicture,
  type Fields,
  type NewReport,
  type PostDraft,
  type Vote,
} from '#core';
import { isKeptPicture } from '../kept-picture';

/** What is kept of each kind of write. Another kind is a line here and an entry of {@link OUTBOX_KINDS}. */
export interface OutboxBodies {
  readonly postLike: { readonly postId: string; readonly liked: boolean };
  readonly commentLike: { readonly commentId: string; readonly liked: boolean };
  readonly comment: {
    readonly postId: string;
    readonly draft: CommentDraft;
    /** Of whoever is answered, for the form; absent where nobody is, null where they have left. */
    readonly nickname?: string | null;
  };
  readonly report: { readonly report: NewReport };
  readonly post: {
    readonly draft: PostDraft;
    /** Those in its text, for the form; absent where a former app kept it. */
    readonly pictures?: readonly DocumentPicture[];
  };
  readonly mateAsk: { readonly dealId: string };
  readonly collect: CollectedWrite & { readonly isIn: boolean };
  readonly collectionVote: CollectedWrite & { readonly vote: Vote };
}

/** Something of a collection, and what that is called. */
type CollectedWrite = {
  readonly collectionId: string;
  readonly name: string;
  readonly item: CollectedRef;
};

export type OutboxKind = keyof OutboxBodies;

/** A page of the app by its name, with what its address needs. */
export interface WritePlace {
  readonly page: 'post' | 'mateDetail' | 'collection';
  readonly id: string;
}

/** What the outbox has to know of a kind. */
export interface OutboxKindRule<Body> {
  /** Whether stored fields are such a body: storage is anybody's. */
  readonly isBody: (fields: Fields) => boolean;
  /** What it is done to, for the order; null where every one is a thing of its own. */
  readonly item: (body: Body) => string | null;
  /** Of several presses on one thing the last one counts. */
  readonly lastCounts: boolean;
  /** How it is called in the list. */
  readonly name: (body: Body) => string;
  /** The person's own words, which nobody has to write again; null where there are none. */
  readonly text: (body: Body) => string | null;
  /** Where it was written; null where it has no page of its own. */
  readonly place: (body: Body) => WritePlace | null;
}

const COLLECTED_KINDS: ReadonlySet<unknown> = new Set(Object.values(COLLECTED));
const VOTES: ReadonlySet<unknown> = new Set(Object.values(VOTE));
const VOTE_NAMES = { UP: '좋아요', DOWN: '아니에요', NONE: '의견 취소' } as const;

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is string => isText(value) && value !== '';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

const onPost = (id: string): WritePlace => ({ page: 'post', id });

const isDraftOfPost = ({ categoryTypeCode, title, document }: Fields): boolean =>
  BOARDS.some((board) => board === categoryTypeCode) &&
  isText(title) &&
  checkDocument(document, EDITOR_KIND.POST).ok;

const isReport = ({ reason, title, content, target, authorId }: Fields): boolean => {
  const { code, id } = fieldsOf(target);
  const isReason = Object.values(REPORT_REASON).some((one) => one === reason);
  const isTarget = target === null || (isId(code) && isId(id));
  return isReason && isText(title) && isText(content) && isTarget && isTextOrNull(authorId);
};

const isOfCollection = ({ collectionId, name, item }: Fields): boolean => {
  const { kind, id } = fieldsOf(item);
  return isId(collectionId) && isText(name) && COLLECTED_KINDS.has(kind) && isId(id);
};

/** Adding and voting keep their order: nothing is voted on before it is in. */
const inCollection = ({ collectionId, item }: CollectedWrite): string =>
  `collection:${collectionId}:${collectedKey(item)}`;

/** A report stands in the order of the thing that it is about. */
function reported({ target }: NewReport): string {
  if (target === null) return 'report';
  if (target.code === REPORT_TARGET.COMMUNITY) return `post:${target.id}`;
  return target.code === REPORT_TARGET.COMMENT
    ? `comment:${target.id}`
    : `${target.code}:${target.id}`;
}

export const OUTBOX_KINDS: { readonly [Kind in OutboxKind]: OutboxKindRule<OutboxBodies[Kind]> } = {
  postLike: {
    isBody: ({ postId, liked }) => isId(postId) && typeof liked === 'boolean',
    item: ({ postId }) => `post:${postId}`,
    lastCounts: true,
    name: ({ liked }) => (liked ? '글에 공감' : '글 공감 취소'),
    text: () => null,
    place: ({ postId }) => onPost(postId),
  },
  commentLike: {
    isBody: ({ commentId, liked }) => isId(commentId) && typeof liked === 'boolean',
    item: ({ commentId }) => `comment:${commentId}`,
    lastCounts: true,
    name: ({ liked }) => (liked ? '댓글에 공감' : '댓글 공감 취소'),
    text: () => null,
    place: () => null,
  },
  comment: {
    isBody: ({ postId, draft, nickname = null }) => {
      const { text, parentId, replyToId } = fieldsOf(draft);
      const areIds = isTextOrNull(parentId) && isTextOrNull(replyToId);
      return isId(postId) && isText(text) && areIds && isTextOrNull(nickname);
    },
    item: ({ postId }) => `post:${postId}`,
    lastCounts: false,
    name: ({ draft }) => (draft.parentId === null ? '댓글' : '답글'),
    text: ({ draft }) => draft.text,
    place: ({ postId }) => onPost(postId),
  },
  report: {
    isBody: ({ report }) => isReport(fieldsOf(report)),
    item: ({ report }) => reported(report),
    lastCounts: false,
    name: () => '신고',
    text: ({ report }) => report.content,
    place: ({ report: { target } }) =>
      target?.code === REPORT_TARGET.COMMUNITY ? onPost(target.id) : null,
  },
  post: {
    isBody: ({ draft, pictures = [] }) =>
      isDraftOfPost(fieldsOf(draft)) && Array.isArray(pictures) && pictures.every(isKeptPicture),
    item: () => null,
    lastCounts: false,
    name: () => '새 글',
    text: ({ draft }) => `${draft.title}\n${documentText(draft.document)}`,
    place: () => null,
  },
  mateAsk: {
    isBody: ({ dealId }) => isId(dealId),
    item: ({ dealId }) => `deal:${dealId}`,
    lastCounts: true,
    name: () => '메이트에게 보낸 관심',
    text: () => null,
    place: ({ dealId }) => ({ page: 'mateDetail', id: dealId }),
  },
  collect: {
    isBody: (fields) => isOfCollection(fields) && typeof fields['isIn'] === 'boolean',
    item: inCollection,
    lastCounts: true,
    name: ({ name, isIn }) => (isIn ? `‘${name}’에 담기` : `‘${name}’에서 빼기`),
    text: () => null,
    place: ({ collectionId }) => ({ page: 'collection', id: collectionId }),
  },
  collectionVote: {
    isBody: (fields) => isOfCollection(fields) && VOTES.has(fields['vote']),
    item: inCollection,
    lastCounts: true,
    name: ({ name, vote }) => `‘${name}’에서 ${VOTE_NAMES[vote]}`,
    text: () => null,
    place: ({ collectionId }) => ({ page: 'collection', id: collectionId }),
  },
};

/** A kept write whose kind this app knows, with its body as that says. */
export type KnownWrite = {
  readonly [Kind in OutboxKind]: { readonly kind: Kind; readonly body: OutboxBodies[Kind] };
}[OutboxKind];

const isKind = (kind: string): kind is OutboxKind => Object.hasOwn(OUTBOX_KINDS, kind);

/** Null where another state of the app kept it, or storage was tampered with. */
export function knownWrite({ kind, body }: { kind: string; body: Fields }): KnownWrite | null {
  if (!isKind(kind) || !OUTBOX_KINDS[kind].isBody(body)) return null;
  return { kind, body } as unknown as KnownWrite;
}

/** How a write is shown. */
export interface ShownWrite {
  readonly name: string;
  readonly text: string | null;
  readonly place: WritePlace | null;
}

/** Of one that this app does not know nothing is told but that it is there. */
export function shownWrite(write: { kind: string; body: Fields }): ShownWrite {
  const known = knownWrite(write);
  if (known === null) return { name: '다른 버전에서 쓴 것', text: null, place: null };
  const rule = OUTBOX_KINDS[known.kind] as OutboxKindRule<KnownWrite['body']>;
  return {
    name: rule.name(known.body),
    text: rule.text(known.body),
    place: rule.place(known.body),
  };
}
