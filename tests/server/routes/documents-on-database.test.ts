import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOARD, isBlankDocument } from '#core';
import { buildApp } from '../../../server/app';
import type { Database } from '../../../server/db/database';
import { readEnv } from '../../../server/env';
import { accountsOn } from '../../support/accounts-on-database';
import { appDeps } from '../../support/app-deps';
import { communityOn } from '../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { HOSTILE_DOCUMENTS, postDocument, saying } from '../../support/documents';
import { joinMember } from '../../support/join-member';
import { MovingClock } from '../../support/moving-clock';

/** Documents that are written and changed, on either database. */
const RUNS = 60;

const asJson = (document: unknown): string => {
  try {
    return JSON.stringify(document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return DEEPER;
  }
};

/** What is too deep to be written by JSON.stringify, and may be sent all the same. */
const DEPTH = 20_000;
const DEEPER = [
  '{"type":"doc","content":[',
  '{"type":"bulletList","content":[{"type":"listItem","content":['.repeat(DEPTH),
  '{"type":"paragraph"}',
  ']}]}'.repeat(DEPTH),
  ']}',
].join('');

describe.each(DATABASES)('documents that are sent to the server on %s', (kind) => {
  let database: Database;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let authorization: string;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const clock = new MovingClock();
    const accounts = accountsOn(database, clock);
    const { posts, comments } = communityOn(database, clock);
    const env = readEnv({ WRITE_LIMIT: '100000', OWN_WRITE_LIMIT: '100000' });
    app = await buildApp(appDeps({ ...accounts, env, posts, comments }));
    const { accessToken } = await accounts.sessions.open(await joinMember(accounts.members, 'kim'));
    authorization = `${accessToken} HANKAN`;
  });
  afterAll(() => app.close().then(() => database.close()));

  const send = (method: 'POST' | 'PATCH', url: string, document: unknown) =>
    app.inject({
      method,
      url,
      headers: { authorization, 'content-type': 'application/json' },
      payload: `{"categoryTypeCode":"${BOARD.TIP}","title":"글","document":${asJson(document)}}`,
    });
  const stored = async (id: string): Promise<unknown> => {
    const answer = await app.inject({ url: `/v2/communities/${id}`, headers: { authorization } });
    return answer.json<{ item: { document: unknown } }>().item.document;
  };
  const written = async (document: unknown): Promise<string> => {
    const answer = await send('POST', '/v2/communities', document);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ item: { id: string } }>().item.id;
  };

  test('that are hostile are refused by name, and change no post', async () => {
    const kept = saying('그대로 있어요');
    const id = await written(kept);
    for (const [what, document] of HOSTILE_DOCUMENTS)
      for (const [method, url] of [
        ['POST', '/v2/communities'],
        ['PATCH', `/v2/communities/${id}`],
      ] as const) {
        const answer = await send(method, url, document);
        const told = `${method}: ${what}: ${answer.body}`;
        expect([400, 413, 422], told).toContain(answer.statusCode);
        // Too much to be read at all is no fault of a field.
        if (answer.statusCode !== 413) expect(answer.body, told).toContain('document');
      }
    expect(await stored(id)).toEqual(kept);
  });

  test('that the editor can make come back as they were, written and changed', async () => {
    await fc.assert(
      fc.asyncProperty(postDocument, postDocument, async (first, second) => {
        fc.pre(!isBlankDocument(first) && !isBlankDocument(second));
        const id = await written(first);
        expect(await stored(id)).toEqual(first);
        const answer = await send('PATCH', `/v2/communities/${id}`, second);
        expect(answer.statusCode, answer.body).toBe(200);
        expect(await stored(id)).toEqual(second);
      }),
      { numRuns: RUNS },
    );
  });
});
