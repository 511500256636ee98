import { lazily } from '../../ground/lazily';

/** Few have something to appeal: everybody else does without its code. */
export const Appeal = lazily(async () => (await import('./Appeal')).Appeal);
