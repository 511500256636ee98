import { lazily } from '../../ground/lazily';

/** What comes of asks, once there are any: a first visit does without its code. */
export const Asks = lazily(async () => (await import('./Asks')).Asks);
export const ChatWithMate = lazily(async () => (await import('./ChatWithMate')).ChatWithMate);
export const Agreed = lazily(async () => (await import('./Agreed')).Agreed);
