import { lazily } from '../../../ground/lazily';

/** Houses are listed first: whoever stays with them does without the code of what people write. */
export const ZzimPosts = lazily(async () => (await import('./ZzimPosts')).ZzimPosts);
export const ZzimContents = lazily(async () => (await import('./ZzimContents')).ZzimContents);
