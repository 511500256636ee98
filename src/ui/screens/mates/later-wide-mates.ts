import { lazily } from '../../ground/lazily';

/** No phone has a list beside a mate. */
export const LaterWideMates = lazily(
  async () => (await import('./wide/WideMates')).WideLayout,
  'src/ui/screens/mates/wide/WideMates.tsx',
);
