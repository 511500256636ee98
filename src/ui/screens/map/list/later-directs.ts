import { lazily } from '../../../ground/lazily';

/** Most look at houses. */
export const LaterDirects = lazily(
  async () => (await import('./DirectsSide')).DirectsSide,
  'src/ui/screens/map/list/DirectsSide.tsx',
);
