import type { PageSight } from '../../ui/stores/page-sight';

/** Whether a browser's window is looked at. */
export const browserPageSight = ({ document }: Window): PageSight => ({
  isSeen: () => !document.hidden,
  listen: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
    };
  },
});
