import { afterEach, describe, expect, test } from 'vitest';
import { openPostgres, type Database } from '../../../../server/db/database';
import { MemberRepository } from '../../../../server/db/accounts/member-repository';
import { listenAtPostgres, OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { createPostgresDatabase } from '../../../support/databases';
import { joinMember } from '../../../support/join-member';
import { MovingClock } from '../../../support/moving-clock';

const told = (memberId: number, key: string) => ({
  memberId,
  key,
  kind: 'NOTICE_ALARM' as const,
  title: key,
  message: '',
  NOTI_TARGET_CD: 'OPITG10002',
  LINK: '1',
});

describe('signals between processes on postgres', () => {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  /** A process of its own: its database, its signals, its listening. */
  function process(url: string) {
    const database: Database = openPostgres(url);
    open.push(database);
    const signals = new OpenSignals('postgres');
    const warnings: unknown[] = [];
    const logger = { warn: (...said: unknown[]) => warnings.push(said) } as never;
    open.push(listenAtPostgres(url, signals, logger));
    const repository = new NotificationRepository(database, new MovingClock(), signals);
    return { database, signals, repository, warnings };
  }

  /** Resolves with each call. */
  function heard(signals: OpenSignals, memberId: number) {
    let calls = 0;
    const waiting: { readonly from: number; readonly done: () => void }[] = [];
    signals.listen(memberId, () => {
      calls += 1;
      for (const { from, done } of waiting) if (calls > from) done();
    });
    return {
      calls: () => calls,
      after: (from: number) =>
        calls > from
          ? Promise.resolve()
          : new Promise<void>((done) => waiting.push({ from, done })),
    };
  }

  test('are heard by every process, also after its connection broke', async () => {
    const { url, drop } = await createPostgresDatabase();
    open.push({ close: drop });
    const left = process(url);
    const kim = await joinMember(new MemberRepository(left.database, new MovingClock()), 'kim');
    const right = process(url);
    const ears = heard(right.signals, kim);
    // It listens once it says that something may have been missed.
    await ears.after(0);
    const before = ears.calls();
    await left.repository.add([told(kim, 'a')]);
    await ears.after(before);
    expect(await right.repository.since(kim, 0)).toHaveLength(1);

    const beforeBreak = ears.calls();
    await left.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'",
    );
    // Made anew, it says so again.
    await ears.after(beforeBreak);
    const afterBreak = ears.calls();
    await left.repository.add([told(kim, 'b')]);
    await ears.after(afterBreak);
    expect(await right.repository.since(kim, 1)).toHaveLength(1);
    expect(right.warnings.length).toBeGreaterThan(0);
  });
});
