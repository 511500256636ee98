import { lazily } from '../../../ground/lazily';

/** Only windows that are wide enough have it. */
export const NoticeView = lazily(
  async () => (await import('../../../widgets/notice-view/NoticeView')).NoticeView,
  'src/ui/widgets/notice-view/NoticeView.tsx',
);
