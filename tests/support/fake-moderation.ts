import type { AppDeps } from '../../server/ports/app-deps';

/** Moderators without a database: nothing is listed, and nothing held. */
export const fakeModeration = (): AppDeps['moderation'] => ({
  openCase: () => Promise.resolve(null),
  appeal: () => Promise.resolve({ kind: 'nothing-held' }),
});
