import { describe, expect, onTestFinished, test } from 'vitest';
import { BOARD, newChecklist, plainDocument, UNKNOWN_PERSON, uuidV7 } from '#core';
import { errorReply } from '#contract/errors';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps } from '../../support/app-deps';
import { directDraft } from '../../support/direct-drafts';
import { fakeSessions } from '../../support/fake-accounts';
import { fakeModeration } from '../../support/fake-moderation';
import { MovingClock } from '../../support/moving-clock';
import { describedCalls } from '../../support/openapi/calls';
import { PUSH_ADDRESS } from '../../support/push-values';
import { TestBrowser } from '../../support/test-browser';

/** A form with a file. */
function aForm(): FormData {
  const form = new FormData();
  form.append('file', new Blob(['picture']), 'a.jpg');
  return form;
}

const SEEN = {
  stands: 'CLOSING',
  price: null,
  until: '2026-12-01T17:00+09:00',
  correctedOn: '20261120',
};
const KEPT = {
  status: 'OPEN',
  dealType: 'JEONSE',
  deposit: 9000,
  monthly: 0,
  maintenance: null,
};

const { id: CHECKLIST_ID, ...CHECKLIST } = newChecklist(uuidV7(0, [1]));
const SHARE = { days: 7, choice: { address: false, name: false, tel: false } };

/** Writes of a member that nobody else is told of. */
const OWN = [
  ['PUT', '/v2/notices/{id}/alarm', { days: [1] }],
  ['DELETE', '/v2/notices/{id}/alarm', undefined],
  ['PUT', '/v2/me/conditions', UNKNOWN_PERSON],
  ['DELETE', '/v2/me/conditions', undefined],
  ['PUT', '/v2/me/deal-alarms', undefined],
  ['DELETE', '/v2/me/deal-alarms/{id}', undefined],
  ['PUT', '/v2/me/calendar', undefined],
  ['DELETE', '/v2/me/calendar', undefined],
  ['DELETE', '/v2/communities/{id}', undefined],
  ['PUT', '/v2/communities/{id}/like', undefined],
  ['DELETE', '/v2/communities/{id}/like', undefined],
  ['DELETE', '/v2/comments/{id}', undefined],
  ['PUT', '/v2/comments/{id}/like', undefined],
  ['DELETE', '/v2/comments/{id}/like', undefined],
  ['PUT', '/v2/me/blocks/{memberId}', undefined],
  ['DELETE', '/v2/me/blocks/{memberId}', undefined],
  ['DELETE', '/v2/deals/{id}', undefined],
  ['POST', '/v2/deals/{id}/confirm', undefined],
  ['PUT', '/v2/deals/{id}/status', { status: 'RESERVED' }],
  ['POST', '/v2/deals/{id}/contact', { way: 'TEL' }],
  ['POST', '/v2/houses/{id}/contact', { way: 'TEL' }],
  ['PUT', '/v2/me/zzims/{type}/{id}', { kept: KEPT }],
  ['DELETE', '/v2/me/zzims/{type}/{id}', undefined],
  ['POST', '/v2/me/zzims/join', { entries: [] }],
  ['PUT', '/v2/me/recents/{type}/{id}', {}],
  ['DELETE', '/v2/me/recents/{type}/{id}', undefined],
  ['POST', '/v2/me/recents/join', { entries: [] }],
  ['PUT', '/v2/me/seen/{type}/{id}', { state: SEEN }],
  ['DELETE', '/v2/me/seen/{type}/{id}', undefined],
  ['POST', '/v2/me/seen/join', { entries: [] }],
  ['PUT', '/v2/me/contacts/{type}/{id}', { method: 'TEL' }],
  ['DELETE', '/v2/me/contacts/{type}/{id}', undefined],
  ['POST', '/v2/me/contacts/join', { entries: [] }],
  ['PUT', '/v2/deals/{id}/zzim', undefined],
  ['DELETE', '/v2/deals/{id}/zzim', undefined],
  ['PUT', '/v2/chats/{id}/mute', { isMuted: true }],
  ['PUT', '/v2/chats/{id}/place', { isOpen: true }],
  ['DELETE', '/v2/chats/{id}', undefined],
  ['DELETE', '/v2/chats/{id}/messages/{number}', undefined],
  ['POST', '/v2/collections', { name: '신림 방' }],
  ['PATCH', '/v2/collections/{id}', { name: '신림 방' }],
  ['DELETE', '/v2/collections/{id}', undefined],
  ['PUT', '/v2/collections/{id}/items/{kind}/{item}', undefined],
  ['DELETE', '/v2/collections/{id}/items/{kind}/{item}', undefined],
  ['PUT', '/v2/collections/{id}/items/{kind}/{item}/vote', { vote: 'UP' }],
  ['PUT', '/v2/collections/{id}/link', { mayAdd: true, mayVote: true, days: null }],
  ['DELETE', '/v2/collections/{id}/link', undefined],
  ['DELETE', '/v2/collections/{id}/members/{member}', undefined],
  ['PUT', '/v2/collections/shared/{code}/membership', undefined],
  ['PUT', '/v2/checklists/{id}', CHECKLIST],
  ['DELETE', '/v2/checklists/{id}', undefined],
  ['POST', '/v2/checklists/join', { changed: [], known: [] }],
  ['POST', '/v2/checklists/{id}/share', SHARE],
  ['DELETE', '/v2/checklists/{id}/share', undefined],
  ['PUT', '/v2/me/push', { ...PUSH_ADDRESS, kinds: ['CHAT'], showsText: false }],
  ['DELETE', '/v2/me/push', undefined],
  ['POST', '/v2/images', aForm()],
] as const;

const POST = {
  categoryTypeCode: BOARD.TIP,
  title: '겨울을 나는 법',
  document: plainDocument(['창가에서 한 뼘 떼어 두세요.']),
};

const ROOM = { dealType: 'direct', ...directDraft() };

const TO_OTHERS = [
  ['POST', '/v1/auth/report', { CATEGORY: 'OTHER', CONTENT: '불편해요.' }],
  ['POST', '/v2/communities', POST],
  ['PATCH', '/v2/communities/{id}', POST],
  ['POST', '/v2/communities/{id}/comments', { text: '고마워요' }],
  ['PATCH', '/v2/comments/{id}', { text: '고마워요' }],
  ['POST', '/v2/deals', ROOM],
  ['PATCH', '/v2/deals/{id}', ROOM],
  ['POST', '/v2/chats', { dealId: '1' }],
  ['POST', '/v2/deals/{id}/ask', undefined],
  ['POST', '/v2/deals/{id}/gone', undefined],
  ['POST', '/v2/deals/{id}/request', undefined],
  ['PUT', '/v2/me/requests/{id}', { act: 'WITHDRAW' }],
  ['POST', '/v2/me/appeals', { kind: 'POST', id: '1', text: '다시 봐 주세요.' }],
] as const;

/** How far somebody has read. */
const READS = [
  ['POST', '/v2/me/notifications/read', { ids: 'all' }],
  ['PUT', '/v2/chats/{id}/read', { upTo: 1 }],
] as const;

/** What is said in rooms. */
const IN_ROOMS = [
  ['POST', '/v2/chats/{id}/messages', { text: '아직 방이 있나요?' }],
  ['PUT', '/v2/chats/{id}/visit', { state: 'PROPOSED', at: '2026-11-28T15:00:00+09:00' }],
] as const;

/** Counted as calls of signing in are, or ended by a session once. */
const OF_ACCOUNTS = ['POST /v2/certifications', 'PUT /v1/auth/my/cert', 'POST /v1/auth/logout'];

type Write = (typeof OWN | typeof TO_OTHERS | typeof READS | typeof IN_ROOMS)[number];

const moderation = {
  ...fakeModeration(),
  appeal: () => Promise.resolve({ kind: 'appealed', caseNumber: 'RP-BBBBBBBB' } as const),
};

const uploads = {
  take: () => Promise.resolve({ ok: true, value: { id: 'a', width: 9, height: 9 } } as const),
};

async function limited(source: Readonly<Record<string, string>>) {
  const [sessions, clock] = [fakeSessions(), new MovingClock()];
  const app = await buildApp(
    appDeps({ sessions, clock, env: readEnv(source), moderation, uploads }),
  );
  onTestFinished(() => app.close());
  const browse = async (memberId: number) => {
    const browser = new TestBrowser(app);
    browser.tokens = await sessions.open(memberId);
    return (call: Write) => {
      const [method, path, body] = call;
      const named = path
        .replace('/checklists/{id}', `/checklists/${CHECKLIST_ID}`)
        .replace('{type}', 'house')
        .replace('{kind}', 'house')
        .replace('{code}', 'c');
      return browser.send(method, named.replaceAll(/\{\w+\}/g, '1'), body);
    };
  };
  return { app, browse, clock };
}

describe('a member', () => {
  test.each([...OWN, ...TO_OTHERS, ...READS, ...IN_ROOMS])(
    'who writes too often waits: %s %s',
    async (...call) => {
      const { browse, clock } = await limited({
        WRITE_LIMIT: '1',
        OWN_WRITE_LIMIT: '1',
        READ_LIMIT: '1',
        CHAT_LIMIT: '1',
      });
      const [kim, lee] = [await browse(7), await browse(8)];
      expect((await kim(call as Write)).statusCode).toBe(200);
      const refused = await kim(call as Write);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('600');
      expect(errorReply.parse(refused.json()).code).toBe('too-many');
      expect((await lee(call as Write)).statusCode).toBe(200);
      clock.advance(600_000);
      expect((await kim(call as Write)).statusCode).toBe(200);
    },
  );

  test('may write of their own things 300 times, whichever they are', async () => {
    const { browse } = await limited({});
    const write = await browse(7);
    const statuses = new Set<number>();
    for (let each = 0; each < 300; each += 1)
      statuses.add((await write(OWN[each % OWN.length] ?? OWN[0])).statusCode);
    expect([...statuses]).toEqual([200]);
    for (const call of OWN) expect((await write(call)).statusCode).toBe(429);
    // What reaches others is counted apart.
    for (const call of [...TO_OTHERS, ...READS, ...IN_ROOMS])
      expect((await write(call)).statusCode).toBe(200);
  });

  test('who has read too often may go on writing, and uses up reading by reading alone', async () => {
    const { browse } = await limited({ READ_LIMIT: '2' });
    const write = await browse(7);
    for (const call of READS) expect((await write(call)).statusCode).toBe(200);
    for (const call of READS) expect((await write(call)).statusCode).toBe(429);
    for (const call of [...OWN, ...TO_OTHERS, ...IN_ROOMS])
      expect((await write(call)).statusCode).toBe(200);
  });

  test('who writes to others too often may go on with their own things', async () => {
    const { browse } = await limited({ WRITE_LIMIT: '1' });
    const write = await browse(7);
    for (const status of [200, 429]) expect((await write(TO_OTHERS[0])).statusCode).toBe(status);
    for (const call of [...OWN, ...READS, ...IN_ROOMS])
      expect((await write(call)).statusCode).toBe(200);
  });
});

test('every write of a member is limited', async () => {
  const { app } = await limited({});
  const ofMembers = (await describedCalls(app))
    .filter(({ method, responses }) => method !== 'GET' && '401' in responses)
    .map(({ method, path }) => `${method} ${path}`);
  const limits = [...OWN, ...TO_OTHERS, ...READS, ...IN_ROOMS].map(
    ([method, path]) => `${method} ${path}`,
  );
  expect(ofMembers.toSorted()).toEqual([...limits, ...OF_ACCOUNTS].toSorted());
});
