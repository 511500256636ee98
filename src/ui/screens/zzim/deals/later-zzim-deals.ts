import { lazily } from '../../../ground/lazily';

/** Houses are listed first: whoever stays with them does without the code of deals. */
export const ZzimDeals = lazily(async () => (await import('./ZzimDeals')).ZzimDeals);
export const ZzimMates = lazily(async () => (await import('./ZzimMates')).ZzimMates);
