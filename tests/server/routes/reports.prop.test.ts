import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorReply } from '#contract/errors';
import { reportReply } from '#contract/reports';
import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { appDeps } from '../../support/app-deps';
import { fakeSessions } from '../../support/fake-accounts';
import { TestBrowser } from '../../support/test-browser';

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '가'.repeat(2001), '{}', '__proto__', '1', '5'),
  fc.constantFrom('ABUSE', 'OTHER', 'OPITG10001', 'OPITG10002', 'OPITG00011'),
);
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.boolean(),
  fc.double(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
);
const field = fc.constantFrom(
  'CATEGORY',
  'TITLE',
  'CONTENT',
  'USER_ID',
  'TARGET_CD',
  'TARGET_ID',
  '__proto__',
);
const body = fc.oneof(
  fc.dictionary(field, oddValue, { maxKeys: 7 }).map((value) => ({
    type: 'application/json',
    text: JSON.stringify(value),
  })),
  fc.array(fc.tuple(field, oddText), { maxLength: 8 }).map((pairs) => ({
    type: 'application/x-www-form-urlencoded',
    text: new URLSearchParams(pairs).toString(),
  })),
);

test('an odd report of a member is taken, or refused in Korean', async () => {
  const sessions = fakeSessions();
  const app = await buildApp(appDeps({ sessions, env: readEnv({ WRITE_LIMIT: '100000' }) }));
  const browser = new TestBrowser(app);
  browser.tokens = await sessions.open(7);
  await fc.assert(
    fc.asyncProperty(body, fc.option(oddText, { nil: undefined }), async (asked, key) => {
      const isHeader = key !== undefined && /^[\x20-\x7e]*$/.test(key);
      const answer = await browser.send('POST', '/v1/auth/report', asked.text, {
        'content-type': asked.type,
        ...(isHeader && { 'idempotency-key': key }),
      });
      if (answer.statusCode === 200) reportReply.parse(answer.json());
      else {
        expect([400, 404, 409, 422]).toContain(answer.statusCode);
        expect(errorReply.parse(answer.json()).MESSAGE).toMatch(/[가-힣]/);
      }
    }),
    { numRuns: 500 },
  );
  await app.close();
});
