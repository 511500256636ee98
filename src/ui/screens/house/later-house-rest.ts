import { lazily } from '../../ground/lazily';

/** What is seen only after scrolling: a page that was opened from a list does without its code. */
export const HouseRest = lazily(
  async () => (await import('./HouseRest')).HouseRest,
  'src/ui/screens/house/HouseRest.tsx',
);
