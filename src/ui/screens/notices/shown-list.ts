import type { NoticeSummary } from '#core';
import type { AnswerStore } from '../../stores/answer-store';
import type { NoticesStore } from './notices-store';
import type { Fitting } from './use-fitting';

/** The list as it can be read now. */
export type ShownList =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly onRetry: () => void }
  | ReadableList;

export interface ReadableList {
  readonly kind: 'ready';
  readonly items: readonly NoticeSummary[];
  /** How many there are, of which more may come. */
  readonly total: number;
  readonly more: 'idle' | 'loading' | 'failed';
  /** Another list is on its way. */
  readonly isBusy: boolean;
}

/** All that was asked for, page by page. In an observer. */
export function everyNotice(store: NoticesStore): ShownList {
  const { state, shown } = store;
  if (state.kind === 'failed')
    return {
      kind: 'failed',
      error: state.error,
      onRetry: () => {
        store.reload();
      },
    };
  const isBusy = state.kind === 'loading';
  // Of nothing there is nothing to read on while another list is on its way.
  if (shown === null || (isBusy && shown.items.length === 0)) return { kind: 'waiting' };
  const { items, total, more } = shown;
  return { kind: 'ready', items, total, more, isBusy };
}

/** What fits of it, whole at once. In an observer. */
export function whatFits(
  weighed: AnswerStore<readonly NoticeSummary[]>,
  fitting: Fitting | null,
): ShownList {
  const { state } = weighed;
  if (state.kind === 'failed')
    return { kind: 'failed', error: state.error, onRetry: () => void weighed.load() };
  if (fitting === null) return { kind: 'waiting' };
  const { items } = fitting;
  return { kind: 'ready', items, total: items.length, more: 'idle', isBusy: false };
}
