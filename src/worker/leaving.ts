import { isOwnCache } from '#core';

/** What a worker needs that takes the one before it away. */
export interface LeavingWorld {
  readonly caches: CacheStorage;
  readonly unregister: () => Promise<unknown>;
  /** The pages that are open: each is asked whether it may be opened anew, which it may refuse. */
  readonly pages: () => Promise<readonly { ask(): Promise<boolean>; reopen(): Promise<unknown> }[]>;
}

/**
 * Takes away all that a worker kept, and the worker. Pages are opened anew, so that nothing of it is
 * in them: but for those in which something is typed, which say so.
 */
export async function leave({ caches, unregister, pages }: LeavingWorld): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
  await unregister();
  await Promise.all(
    (await pages()).map(async (page) => {
      if (await page.ask()) await page.reopen().catch(() => undefined);
    }),
  );
}
