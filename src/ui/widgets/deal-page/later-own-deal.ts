import { lazily } from '../../ground/lazily';

/** Its author alone sees it: everybody else does without its code. */
export const OwnDeal = lazily(async () => (await import('./OwnDeal')).OwnDeal);
