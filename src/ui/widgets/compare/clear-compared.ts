import type { Stores } from '../../ground/services';

/** Lets go of the chosen houses; for a moment they can be had back. */
export function clearCompared({ compare, toasts }: Pick<Stores, 'compare' | 'toasts'>): void {
  const { ids } = compare;
  if (ids.length === 0) return;
  compare.clear();
  toasts.show('고른 집을 비웠어요', {
    name: '되돌리기',
    run: () => {
      compare.putBack(ids);
    },
  });
}
