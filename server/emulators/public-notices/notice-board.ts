import type { Fields } from '#core';

/** The calls of both services. */
export type NoticeCall = 'lh-list' | 'lh-details' | 'lh-supply' | 'myhome-list';

/** What a call can be told to answer instead, as it was seen of the real ones. */
export type NoticeFailure =
  /** The gateway's own fault, as XML with HTTP 200. */
  | 'over-limit'
  /** The same as JSON, with HTTP 403. */
  | 'unknown-key'
  /** HTTP 504 after some seconds. */
  | 'timeout'
  /** HTTP 401 and a word. */
  | 'unauthorized'
  /** A page with HTTP 200. */
  | 'page'
  /** No table and no header, with HTTP 200. */
  | 'headerless'
  /** Nothing is wrong but the bytes. */
  | 'euc-kr'
  | 'slow';

/** What the emulated services have and do, to be changed by tests. */
export interface NoticeBoard {
  /** The service says something else of a notice, by the names of its list's fields. */
  correct(number: string, fields: Fields): void;
  /** The service no longer has it. */
  remove(number: string): void;
  /** It has it again, and as it was. */
  restore(number: string): void;
  /** The next so many answers of a call. */
  fail(call: NoticeCall, how: NoticeFailure, times?: number): void;
}

/** The board as the emulator reads it. */
export interface OpenBoard extends NoticeBoard {
  isThere(number: string): boolean;
  changesOf(number: string): Fields;
  /** What goes wrong with this answer; null where nothing does. */
  failing(call: NoticeCall): NoticeFailure | null;
}

export function openNoticeBoard(): OpenBoard {
  const gone = new Set<string>();
  const changed = new Map<string, Fields>();
  const failures = new Map<NoticeCall, NoticeFailure[]>();
  return {
    correct: (number, fields) => changed.set(number, { ...changed.get(number), ...fields }),
    remove: (number) => gone.add(number),
    restore: (number) => {
      gone.delete(number);
      changed.delete(number);
    },
    fail: (call, how, times = 1) => {
      const more = Array.from({ length: times }, () => how);
      failures.set(call, [...(failures.get(call) ?? []), ...more]);
    },
    isThere: (number) => !gone.has(number),
    changesOf: (number) => changed.get(number) ?? {},
    failing: (call) => failures.get(call)?.shift() ?? null,
  };
}
