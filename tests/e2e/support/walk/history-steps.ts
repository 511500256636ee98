import type { WalkStep } from './walk-step';

/** Whether something may stand in the form that would be lost by leaving it. */
const isWriting = (path: string): boolean => path === '/posts/write';

/** The browser's own buttons. */
export const HISTORY_STEPS: readonly WalkStep[] = [
  {
    name: 'Back',
    weight: 14,
    fits: ({ model }) => model.canGoBack && !isWriting(model.path),
    act: (walker) => walker.go(-1),
  },
  {
    name: 'Forward',
    weight: 6,
    fits: ({ model }) => model.canGoForward && model.popup === null && !isWriting(model.path),
    act: (walker) => walker.go(1),
  },
  {
    name: 'reload',
    weight: 1,
    fits: ({ model }) => model.popup === null && !isWriting(model.path),
    act: (walker) => walker.reload(),
  },
];
