import { lazily } from '../../ground/lazily';

/** Its author alone sees it: everybody else does without its code. */
export const OwnBar = lazily(async () => (await import('./OwnBar')).OwnBar);
