import { lazily } from '../../ground/lazily';

/** What is seen only after scrolling: a notice that was opened from a list does without its code. */
export const NoticeRest = lazily(
  async () => (await import('./NoticeRest')).NoticeRest,
  'src/ui/widgets/notice-view/NoticeRest.tsx',
);
