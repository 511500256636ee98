import { lazily } from '../../../ground/lazily';

/** Most look at houses. */
export const LaterDirectChips = lazily(
  async () => (await import('./DirectChips')).DirectChips,
  'src/ui/screens/map/head/DirectChips.tsx',
);
