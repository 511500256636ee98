import { shortened } from '../shared/text/graphemes';
import { NOTIFICATION_KIND, type NotificationKind } from './notification';

/** Kinds of which a day is told as one: 새싹님 외 3명. */
export const BUNDLED_KINDS = [
  NOTIFICATION_KIND.COMMENT,
  NOTIFICATION_KIND.REPLY,
  NOTIFICATION_KIND.LIKE,
] as const satisfies readonly NotificationKind[];
export type BundledKind = (typeof BUNDLED_KINDS)[number];

/** Characters of what is quoted. */
const MOST_QUOTED = 60;

/** What several people did with one thing that a member wrote. */
export interface Bundle {
  readonly kind: BundledKind;
  /** What it happened to. */
  readonly about: 'post' | 'comment';
  /** Different people, those aside who are not to be told of. */
  readonly people: number;
  /** Of the last of them. */
  readonly nickname: string;
  /** Of likes what is liked; else what was said last. */
  readonly words: string;
}

interface BundleText {
  readonly title: string;
  readonly message: string;
}

const NOBODY: Readonly<Record<BundledKind, string>> = {
  COMMENT: '댓글이 지워졌어요',
  REPLY: '답글이 지워졌어요',
  LIKE: '공감이 취소되었어요',
};

function deedOf({ kind, about }: Bundle): string {
  switch (kind) {
    case NOTIFICATION_KIND.COMMENT:
      return '글에 댓글을 남겼어요';
    case NOTIFICATION_KIND.REPLY:
      return '회원님에게 답글을 남겼어요';
    case NOTIFICATION_KIND.LIKE:
      return about === 'post' ? '글에 공감했어요' : '댓글에 공감했어요';
  }
}

/**
 * What a member is told of a bundle (spec/readings R39a): the last of the people by name, the others
 * as a count. Nobody is left of one that was taken back.
 */
export function bundleText(bundle: Bundle): BundleText {
  const { kind, people, nickname, words } = bundle;
  if (people === 0) return { title: NOBODY[kind], message: '' };
  const who = people === 1 ? `${nickname}님이` : `${nickname}님 외 ${people - 1}명이`;
  return {
    title: `${who} ${deedOf(bundle)}`,
    message: shortened(words.replace(/\s+/gu, ' ').trim(), MOST_QUOTED),
  };
}
