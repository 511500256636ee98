import { lazily } from '../../ground/lazily';

/** No phone has a list and a map beside a room. */
export const LaterWideDeals = lazily(
  async () => (await import('./wide/WideLayout')).WideLayout,
  'src/ui/screens/deals/wide/WideLayout.tsx',
);
