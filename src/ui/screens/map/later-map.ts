import { lazily } from '../../ground/lazily';

/** Apart, store and all, since a house that is opened from outside is usable without it. */
export const LaterMap = lazily(
  async () => (await import('./KeptMap')).KeptMap,
  'src/ui/screens/map/KeptMap.tsx',
);
