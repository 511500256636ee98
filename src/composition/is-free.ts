import { presenceIn } from '../adapters/maps/presence';
import { nextTask } from './next-task';

/**
 * Resolves once every press was heard and what people come to a page for is shown. The first sign of a
 * person ends the waiting, and so does a failure.
 */
export async function isFree(view: Window, shown: () => Promise<void>): Promise<void> {
  await nextTask();
  const presence = presenceIn(view);
  if (presence.isThere) return;
  let stopWaiting: () => void = () => undefined;
  const sign = new Promise<void>((resolve) => {
    stopWaiting = presence.onSign(resolve);
  });
  await Promise.race([sign, shown().catch(() => undefined)]);
  stopWaiting();
}
