import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hybridStampAt, newChecklist, uuidV7, withEntry, withPhoto, type ShareDays } from '#core';
import { buildApp } from '../../../server/app';
import { ChecklistRepository } from '../../../server/db/checklists/checklist-repository';
import type { Database } from '../../../server/db/database';
import type { Api } from '../../../server/http/wire-types';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { made } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

const DAY_MS = 86_400_000;
const ID = uuidV7(1_780_000_000_000, [7]);
const BYTES = 'what is seen in the photo';
const NONE = { address: false, name: false, tel: false };
const ENDED = { status: 404, kept: 'no-store', showsIt: false };

/** By the address that a browser asked while the link lived, as it asks for it again. */
const AGAIN = { 'if-none-match': '"a-photo"' };

describe.each(DATABASES)('a photo of a checklist that was shared, on %s', (kind) => {
  let database: Database;
  let clock: MovingClock;
  let app: Api;
  let checklists: ChecklistRepository;
  let kim: number;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    clock = new MovingClock();
    checklists = new ChecklistRepository(database, clock);
    const accounts = accountsOn(database, clock);
    kim = await joinMember(accounts.members, 'kim');
    await database.pool.query(
      `insert into pictures (id, member_id, sha256, width, height, bytes, created_at)
       values ('mould', $1, 'mould', 640, 480, 1, now())`,
      [kim],
    );
    const value = {
      bytes: Buffer.from(BYTES),
      contentType: 'image/webp',
      etag: '"a-photo"',
      keptSeconds: 86_400,
      isPrivate: true,
    };
    const images = { render: () => Promise.resolve({ ok: true as const, value }) };
    app = await buildApp(appDeps({ ...accounts, clock, checklists, images }));
    const at = hybridStampAt(clock.now(), 'phone');
    const item = { room: 'BATH', item: 'bath-mould' };
    const photo = { ...item, id: 'p1', pictureId: 'mould', caption: null, removed: null };
    const checklist = withPhoto(withEntry(newChecklist(ID), item, 'note', '천장', at), photo);
    made(await checklists.put(kim, [checklist]));
  });
  afterEach(async () => {
    await app.close();
    await database.close();
  });

  const share = async (days: ShareDays) => {
    const opened = await checklists.share(kim, ID, { days, choice: NONE });
    return opened?.code ?? '';
  };
  const photoOf = async (code: string, headers: Readonly<Record<string, string>> = {}) => {
    const url = `/v2/views/${code}/pictures/mould?size=large`;
    const { statusCode, payload, headers: said } = await app.inject({ url, headers });
    return {
      status: statusCode,
      kept: said['cache-control'],
      showsIt: payload.includes(BYTES),
    };
  };
  const shown = { status: 200, kept: 'no-store', showsIt: true };
  const expectEnded = async (code: string) => {
    expect(await photoOf(code)).toEqual(ENDED);
    expect(await photoOf(code, AGAIN)).toEqual(ENDED);
    const list = await app.inject(`/v2/views/${code}`);
    expect([list.statusCode, list.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(list.payload).not.toContain('mould');
  };

  test('is kept by no cache while its link lives, and asked for whole each time', async () => {
    const code = await share(7);
    expect(await photoOf(code)).toEqual(shown);
    expect(await photoOf(code, AGAIN)).toEqual(shown);
    const { headers } = await app.inject(`/v2/views/${code}/pictures/mould?size=small`);
    expect([headers['etag'], headers['last-modified'], headers['expires']]).toEqual(
      Array.from({ length: 3 }),
    );
  });

  test('answers nobody from the moment its link is withdrawn', async () => {
    const code = await share(7);
    expect(await photoOf(code)).toEqual(shown);
    await checklists.withdraw(kim, ID);
    await expectEnded(code);
  });

  test('answers nobody from the moment its link ends', async () => {
    const code = await share(1);
    clock.advance(DAY_MS - 1);
    expect(await photoOf(code)).toEqual(shown);
    clock.advance(1);
    await expectEnded(code);
  });

  test('answers nobody by a link in whose place another was opened', async () => {
    const before = await share(7);
    expect(await photoOf(before)).toEqual(shown);
    const after = await share(7);
    await expectEnded(before);
    expect(await photoOf(after)).toEqual(shown);
  });

  test('answers nobody once its checklist is deleted', async () => {
    const code = await share(7);
    expect(await photoOf(code)).toEqual(shown);
    await checklists.remove(kim, ID);
    await expectEnded(code);
  });
});
