import { lazily } from '../../../ground/lazily';

/** Few lists have one. */
export const ListAd = lazily(
  async () => (await import('./ListAd')).ListAd,
  'src/ui/screens/map/list/ListAd.tsx',
);
