import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SmsOutboxRepository } from '../../../server/db/limits/sms-outbox-repository';
import { smsOutbox } from '../../../server/db/schema/limits';
import { SMS } from '../../../server/emulators/emulated-keys';
import { startEmulators } from '../../../server/emulators/start-emulators';
import { readEnv } from '../../../server/env';
import { smsGatewayOf } from '../../../server/outside/sms/sms-gateway-of';
import { SolapiGateway } from '../../../server/outside/sms/solapi';
import { clock, NOW } from '../../support/app-deps';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { fakeOutbox } from '../../support/fake-messages';
import { watchedOutside } from '../../support/outside';
import { allRows } from '../accounts/install/install-world';

const outbox = fakeOutbox();
const emulators = await startEmulators({ port: 0, clock, siteUrl: '', slowMs: 60_000, outbox });
afterAll(() => emulators.close());

const host = `${emulators.url}/solapi`;
const message = { to: '010-1234-5678', text: '안녕하세요\nhttps://example.com/app/install' };
const TAKEN = { ok: true, value: null };
const refused = (reason: string) => ({ ok: false, reason });

describe('a message', () => {
  test('is taken, and kept with the ends of its number', async () => {
    const sms = smsGatewayOf(readEnv({}), emulators, watchedOutside(clock));
    expect(await sms?.send(message)).toEqual(TAKEN);
    expect(outbox.messages[0]).toEqual({
      maskedTo: '010-****-5678',
      text: message.text,
      sentAt: new Date(NOW),
    });
    expect(await sms?.send({ ...message, to: '011-123-4567' })).toEqual(TAKEN);
    expect(outbox.messages[0]?.maskedTo).toBe('011-****-4567');
  });

  test.each([
    ['010-0000-0400', 'bad-number', { status: 400, code: 'ValidationError' }],
    ['010-0000-0402', 'away', { status: 402, code: 'NotEnoughBalance' }],
    ['010-0000-0503', 'away', { status: 503, code: null }],
  ])('to %s is refused: %s', async (to, reason, fact) => {
    const outside = watchedOutside(clock);
    const sms = smsGatewayOf(readEnv({}), emulators, outside);
    expect(await sms?.send({ ...message, to })).toEqual(refused(reason));
    expect(outside.facts).toEqual([{ service: 'solapi', step: 'send', ...fact }]);
  });

  test('is not waited for longer than the limit', async () => {
    const outside = watchedOutside(clock, 200);
    const sms = smsGatewayOf(readEnv({}), emulators, outside);
    expect(await sms?.send({ ...message, to: '010-0000-0504' })).toEqual(refused('away'));
    expect(outside.facts).toEqual([
      { service: 'solapi', step: 'send', status: null, code: 'TimeoutError' },
    ]);
  });

  test.each([
    ['a guessed secret', { ...SMS, secret: 'guessed' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { ...SMS, key: 'unknown' }, 'InvalidAPIKey'],
  ])('signed with %s is not sent', async (_, keys, code) => {
    const outside = watchedOutside(clock);
    expect(await new SolapiGateway(keys, outside, host).send(message)).toEqual(refused('away'));
    expect(outside.facts).toMatchObject([{ status: 403, code }]);
    expect(JSON.stringify(outside.facts)).not.toContain(keys.secret);
  });

  test('signed by a clock that goes wrong is not sent', async () => {
    const wrong = { now: () => NOW - 16 * 60_000 };
    const outside = watchedOutside(wrong);
    expect(await new SolapiGateway(SMS, outside, host).send(message)).toEqual(refused('away'));
    expect(outside.facts).toMatchObject([{ status: 403, code: 'RequestTimeTooSkewed' }]);
  });

  test('that was seen on its way cannot be sent again', async () => {
    const sent: [string, RequestInit][] = [];
    const outside = watchedOutside(clock);
    const spied = {
      ...outside,
      fetch: (url: string | URL | Request, init?: RequestInit) => {
        sent.push([String(url instanceof Request ? url.url : url), init ?? {}]);
        return fetch(url, init);
      },
    };
    await new SolapiGateway(SMS, spied, host).send(message);
    const [[url, { method = '', headers, body }] = ['', {}]] = sent;
    const again = await fetch(url, { method, headers: headers ?? {}, body: body ?? null });
    expect(await again.json()).toMatchObject({ errorCode: 'DuplicatedSignature' });
  });

  test.each([
    ['{"statusCode":"1020"}', 'bad-number'],
    ['{}', 'away'],
    ['<html>', 'away'],
  ])('answered by %s is not taken for sent', async (body, reason) => {
    const outside = { ...watchedOutside(clock), fetch: () => Promise.resolve(new Response(body)) };
    expect(await new SolapiGateway(SMS, outside).send(message)).toEqual(refused(reason));
  });
});

describe('the page of the outbox', () => {
  const pageText = async () => (await fetch(`${emulators.url}/sms`)).text();

  test('shows the newest first, escaped, its links to press', async () => {
    await outbox.add({
      maskedTo: '<b>',
      text: '<script>x</script> https://a.example/?a=1&b="',
      sentAt: new Date(NOW),
    });
    const text = await pageText();
    expect(text).not.toContain('<script>x');
    expect(text).toContain(
      '&lt;script&gt;x&lt;/script&gt; <a href="https://a.example/?a=1&amp;b=">',
    );
    expect(text.indexOf('&lt;b&gt;')).toBeLessThan(text.indexOf('010-****-5678'));
    expect(text).toContain('>2026-11-20 12:00:00<');
  });

  test('runs nothing but its own style, and is not kept', async () => {
    const { headers } = await fetch(`${emulators.url}/sms`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe.each(DATABASES)('the outbox on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('keeps the last 200, newest first, and no number', async () => {
    const own = await startEmulators({
      port: 0,
      clock,
      siteUrl: '',
      outbox: new SmsOutboxRepository(database),
    });
    const sms = smsGatewayOf(readEnv({}), own, watchedOutside(clock));
    const repository = new SmsOutboxRepository(database);
    const older = { maskedTo: '010-****-0000', sentAt: new Date(NOW) };
    for (let at = 0; at < 201; at += 1) await repository.add({ ...older, text: `older ${at}` });
    expect(await sms?.send(message)).toEqual(TAKEN);
    const kept = await repository.latest();
    expect(kept.slice(0, 2).map(({ text }) => text)).toEqual([message.text, 'older 200']);
    expect([kept.length, await database.db.$count(smsOutbox)]).toEqual([200, 200]);
    expect(await (await fetch(`${own.url}/sms`)).text()).toContain('010-****-5678');
    const rows = await allRows(database);
    for (const number of ['1234-5678', '12345678']) expect(rows).not.toContain(number);
    await own.close();
  });
});
