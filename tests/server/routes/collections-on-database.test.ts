import type { CollectedRef } from '#core';
import { collectionsContract } from '../../adapters/contracts/collections.contract';
import { twoProcesses } from '../../support/chats-on-database';
import { wiredCollections } from '../../support/collections-on-database';
import { DATABASES } from '../../support/databases';

const DAY_MS = 86_400_000;

for (const kind of DATABASES)
  collectionsContract(`http on ${kind}`, async () => {
    const { processes, close } = await twoProcesses(kind);
    const wired = await wiredCollections(processes);
    let came = 0;
    return {
      kim: await wired.person('김하늘'),
      // Before another server: they hear of each other all the same.
      lee: await wired.person('이바다', 1),
      park: await wired.person('박산'),
      visitor: wired.visitor,
      newcomer: () => {
        came += 1;
        return wired.person(`새로운 사람 ${came}`);
      },
      things: (count) =>
        Promise.resolve(
          Array.from({ length: count }, (_, at): CollectedRef => ({
            kind: 'house',
            id: String(at + 1),
          })),
        ),
      wait: (days) => {
        wired.clock.advance(days * DAY_MS);
      },
      close: () => wired.close().then(close),
    };
  });
