import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notifications } from '#core';

export type Cluster = NonNullable<Awaited<ReturnType<Notifications['cluster']>>>;

export interface OpenedNotifications {
  readonly notifications: Notifications;
  close(): Promise<void>;
}

const CLUSTERS: ReadonlyMap<string, Cluster> = new Map([
  [
    'n1',
    { NOTI_TARGET_CD: 'NOTTG00001', LINK: 'https://www.hankan.example/place/7?from=push#top' },
  ],
  ['n-2_b', { NOTI_TARGET_CD: '', LINK: '' }],
]);

/** What every {@link Notifications} promises; `open` gets what was sent, by id. */
export function notificationsContract(
  name: string,
  open: (clusters: ReadonlyMap<string, Cluster>) => Promise<OpenedNotifications>,
): void {
  describe(`Notifications: ${name}`, () => {
    let opened: OpenedNotifications;
    beforeAll(async () => {
      opened = await open(CLUSTERS);
    });
    afterAll(() => opened.close());

    test.each([...CLUSTERS])('%s is answered as it was sent', async (id, cluster) => {
      expect(await opened.notifications.cluster(id)).toEqual(cluster);
    });

    test.each(['n2', 'N1', '', ' ', '..', '.', 'a/b', 'n1?x', 'n1%', '없는 번호', 'n'.repeat(500)])(
      'there is none of the id %j',
      async (id) => {
        expect(await opened.notifications.cluster(id)).toBeNull();
      },
    );

    test('a cancelled call rejects with an AbortError', async () => {
      const asked = opened.notifications.cluster('n1', AbortSignal.abort());
      await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
