import { describe, expect, test } from 'vitest';
import { KEPT_KIND, type OfflineKeeper, type OfflineNews, type Wanted } from '#core';

/** A device that keeps things. Of each house and notice that is asked for, something is there. */
export interface OpenedKeeper {
  readonly keeper: OfflineKeeper;
  /** Resolves once all is kept that was asked for. */
  readonly settled: () => Promise<void>;
}

const SILENT: OfflineNews = {
  kept: () => undefined,
  lacking: () => undefined,
  renewed: () => undefined,
  opened: () => undefined,
  go: () => undefined,
};
const NOBODY: Wanted = {
  owner: null,
  houses: [],
  notices: [],
  listed: { houses: [], notices: [], contents: [] },
};
const ANSWER = { address: '/v2/contents?limit=3', body: { result: [] } };

/** What every {@link OfflineKeeper} promises. */
export function offlineKeeperContract(name: string, make: () => Promise<OpenedKeeper>): void {
  describe(`OfflineKeeper: ${name}`, () => {
    async function opened() {
      const { keeper, settled } = await make();
      await keeper.open(SILENT);
      const kinds = async () => {
        await settled();
        const sizes = await keeper.sizes();
        expect(sizes.every(({ bytes }) => bytes > 0)).toBe(true);
        return sizes.map(({ kind }) => kind).filter((kind) => kind !== KEPT_KIND.APP);
      };
      return { keeper, kinds };
    }

    test('keeps nothing that nobody asked for', async () => {
      const { keeper, kinds } = await opened();
      await keeper.look();
      expect(await kinds()).toEqual([]);
    });

    test('keeps what is wanted, and lets go of what is wanted no more', async () => {
      const { keeper, kinds } = await opened();
      await keeper.want({ ...NOBODY, houses: ['1'], notices: ['8'] });
      expect(await kinds()).toEqual([KEPT_KIND.SAVED]);
      await keeper.want(NOBODY);
      expect(await kinds()).toEqual([]);
    });

    test('keeps what was brought along', async () => {
      const { keeper, kinds } = await opened();
      await keeper.bring([ANSWER]);
      expect(await kinds()).toEqual([KEPT_KIND.PAGES]);
    });

    test('keeps nothing of one for another', async () => {
      const { keeper, kinds } = await opened();
      await keeper.want({ ...NOBODY, owner: '7', houses: ['1'] });
      await keeper.bring([ANSWER]);
      expect(await kinds()).toHaveLength(2);
      await keeper.want({ ...NOBODY, owner: '8' });
      expect(await kinds()).toEqual([]);
    });

    test('lets go of one kind, and of no other', async () => {
      const { keeper, kinds } = await opened();
      await keeper.want({ ...NOBODY, notices: ['8'] });
      await keeper.bring([ANSWER]);
      expect(await kinds()).toHaveLength(2);
      await keeper.empty(KEPT_KIND.PAGES);
      expect(await kinds()).toEqual([KEPT_KIND.SAVED]);
    });
  });
}
