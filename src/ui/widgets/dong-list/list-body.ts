import type { ReactNode } from 'react';
import type { Answer } from '../../stores/answer-store';

interface Listed {
  readonly items: readonly unknown[];
}

interface ListOf<List extends Listed> {
  readonly state: Pick<Answer<unknown>, 'kind'> & { readonly error?: unknown };
  /** What stands there, also while another list is on its way. */
  readonly shown: List | null;
}

/** What a list looks like in each of its states. */
interface ListLooks<List extends Listed> {
  readonly bones: ReactNode;
  readonly failed: (error: unknown) => ReactNode;
  readonly empty: (list: List) => ReactNode;
  readonly filled: (list: List, isBusy: boolean) => ReactNode;
}

/** A list in each of its states. In an observer. */
export function listBody<List extends Listed>(
  { state, shown }: ListOf<List>,
  { bones, failed, empty, filled }: ListLooks<List>,
): ReactNode {
  if (state.kind === 'failed') return failed(state.error);
  const isBusy = state.kind === 'loading';
  // Of nothing there is nothing to read on while another list is on its way.
  if (shown === null || (isBusy && shown.items.length === 0)) return bones;
  return shown.items.length === 0 ? empty(shown) : filled(shown, isBusy);
}
