import { lazily } from '../../../ground/lazily';

/** Houses are listed first: whoever stays with them does without the code of what is read. */
export const ZzimNotices = lazily(async () => (await import('./ZzimNotices')).ZzimNotices);
export const ZzimPosts = lazily(async () => (await import('./ZzimPosts')).ZzimPosts);
export const ZzimContents = lazily(async () => (await import('./ZzimContents')).ZzimContents);
