import { useIsHeard } from '../../components/attached/use-is-heard';
import { lazily } from '../../ground/lazily';
import type { DirectHeartProps, MateHeartProps } from './DealHeart';

const none = () => null;

const LaterDirectHeart = lazily(
  async () => (await import('./DealHeart')).DirectHeart,
  undefined,
  none,
);
const LaterMateHeart = lazily(async () => (await import('./DealHeart')).MateHeart, undefined, none);

/** On a card it comes once the page can be used: lists do without its code before. */
export function DirectHeart(props: DirectHeartProps) {
  return useIsHeard() ? <LaterDirectHeart {...props} /> : null;
}

/** The same of somebody to live with. */
export function MateHeart(props: MateHeartProps) {
  return useIsHeard() ? <LaterMateHeart {...props} /> : null;
}
