import { afterAll, describe, expect, test } from 'vitest';
import { startEmulators } from '../../../server/emulators/start-emulators';
import { readEnv } from '../../../server/env';
import { certificationsOf } from '../../../server/outside/certification/certifications-of';
import { clock } from '../../support/app-deps';
import { watchedOutside } from '../../support/outside';
import { passCertification } from '../../support/press-consent';

const emulators = await startEmulators({ port: 0, clock, siteUrl: '' });
const outside = watchedOutside(clock);
const certifications = certificationsOf(readEnv({}), emulators, outside);
afterAll(() => emulators.close());

const impUid = (failure?: string) => passCertification(emulators.url, 'cert_7', failure);

describe('a certification', () => {
  test('that was passed counts', async () => {
    expect(await certifications?.check(await impUid())).toEqual({
      ok: true,
      value: { merchantUid: 'cert_7' },
    });
  });

  test('that the browser made up does not', async () => {
    const refused = { ok: false, reason: 'not-certified' };
    expect(await certifications?.check(await impUid('forged'))).toEqual(refused);
    expect(await certifications?.check('imp_123456789012')).toEqual(refused);
    expect(await certifications?.check('../users/getToken')).toEqual(refused);
  });

  test('cannot be told while the service is down', async () => {
    const away = { ok: false, reason: 'away' };
    expect(await certifications?.check(await impUid('down'))).toEqual(away);
    const unheard = certificationsOf(
      readEnv({}),
      { ...emulators, url: 'http://localhost:1' },
      outside,
    );
    expect(await unheard?.check('imp_1')).toEqual(away);
  });

  test('is not asked for with keys of another merchant', async () => {
    const others = { ...emulators.certification, secret: 'guessed' };
    const stranger = certificationsOf(
      readEnv({}),
      { ...emulators, certification: others },
      outside,
    );
    expect(await stranger?.check(await impUid())).toEqual({ ok: false, reason: 'away' });
    expect(JSON.stringify(outside.facts)).not.toContain(others.key);
  });
});

async function press(outcome: string, back = '') {
  const query = new URLSearchParams({
    merchant: emulators.certification.merchant,
    merchant_uid: 'cert_1',
    origin: 'http://127.0.0.1:4180',
    ...(back !== '' && { m_redirect_url: back }),
  });
  const page = await fetch(`${emulators.url}/iamport/certification?${query.toString()}`);
  const visit = /name="visit" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  return fetch(`${emulators.url}/iamport/certification`, {
    method: 'POST',
    body: new URLSearchParams({ visit, person: 'lee', outcome }),
    redirect: 'manual',
  });
}

describe('the window of the certification', () => {
  test.each([
    ['consent', { success: true, merchant_uid: 'cert_1' }],
    ['cancel', { success: false, error_code: 'F0000' }],
    ['failed', { success: false, error_code: 'F0001' }],
  ])('answers %s to the page that opened it', async (outcome, expected) => {
    const page = await (await press(outcome)).text();
    const data = /data-answer="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data.replaceAll('&quot;', '"'))).toMatchObject(expected);
    expect(page).toContain('data-origin="http://127.0.0.1:4180"');
  });

  test('sends a phone back to the page it came from', async () => {
    const answer = await press('consent', 'http://127.0.0.1:4180/more?a=1');
    const address = new URL(answer.headers.get('location') ?? '');
    expect(answer.status).toBe(303);
    expect(address.origin + address.pathname).toBe('http://127.0.0.1:4180/more');
    const fields = Object.fromEntries(address.searchParams);
    expect(fields).toMatchObject({ a: '1', success: 'true', merchant_uid: 'cert_1' });
    const checked = await certifications?.check(fields['imp_uid'] ?? '');
    expect(checked).toEqual({ ok: true, value: { merchantUid: 'cert_1' } });
  });

  test.each([
    { merchant: 'imp_other', origin: 'http://127.0.0.1:4180' },
    { origin: 'http://evil.example' },
    { origin: 'http://127.0.0.1:4180', m_redirect_url: 'http://evil.example/' },
    {},
  ])('does not open for %o', async (asked: Readonly<Record<string, string>>) => {
    const merchant = emulators.certification.merchant;
    const query = new URLSearchParams({ merchant, ...asked });
    const page = await fetch(`${emulators.url}/iamport/certification?${query.toString()}`);
    expect(page.status).toBe(400);
  });
});
