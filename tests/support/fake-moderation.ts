import type { AppDeps } from '../../server/ports/app-deps';

/** Moderators without a database: nothing is listed, and nothing held. */
export const fakeModeration = (): AppDeps['moderation'] => ({
  listed: () => Promise.resolve([]),
  appeal: () => Promise.resolve({ kind: 'nothing-held' }),
});
