import type { Stores } from '../../ground/services';

/** Lets go of what was chosen; for a moment it can be had back. */
export function clearCompared({ compare, toasts }: Pick<Stores, 'compare' | 'toasts'>): void {
  const { codes } = compare;
  if (codes.length === 0) return;
  compare.clear();
  toasts.show('고른 집을 비웠어요', {
    name: '되돌리기',
    run: () => {
      compare.take(codes);
    },
  });
}
