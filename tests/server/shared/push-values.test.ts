import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PUSH_KIND } from '#core';
import { isPushHost, isServiceOf, PUSH_HOSTS } from '../../../server/shared/push/push-hosts';
import { isProven, readStopCode, stopCode } from '../../../server/shared/push/stop-code';
import { areVapidKeys, newVapidKeys } from '../../../server/shared/push/vapid-keys';

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('is one of a service of browsers: %s', (endpoint) => {
    expect(isServiceOf(endpoint, PUSH_HOSTS)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:secret@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://push.apple.com/abc',
    'https://evilpush.apple.com/abc',
    'https://localhost/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/abc',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
  ])('is none of them: %s', (endpoint) => {
    expect(isServiceOf(endpoint, PUSH_HOSTS)).toBe(false);
  });

  test.each([
    ['push.example.com', true],
    ['*.push.example.com', true],
    ['localhost', false],
    ['127.0.0.1', false],
    ['*', false],
    ['*.com', false],
    ['https://push.example.com', false],
    ['push.example.com:443', false],
    ['push.*.com', false],
  ])('stands at a host that may be named: %s, %s', (host, isOne) => {
    expect(isPushHost(host)).toBe(isOne);
  });
});

describe('a code that switches a kind off', () => {
  const DEVICE = 'device'.padEnd(22, '0');

  test('is proven for its device and its kind alone', () => {
    const code = readStopCode(stopCode(DEVICE, 'secret', PUSH_KIND.CHAT));
    expect(code).toMatchObject({ deviceId: DEVICE, kind: PUSH_KIND.CHAT });
    if (code === null) throw new Error('a code of ours was not read');
    expect(isProven(code, 'secret')).toBe(true);
    expect(isProven(code, 'another')).toBe(false);
    expect(isProven({ ...code, kind: PUSH_KIND.DEAL }, 'secret')).toBe(false);
    expect(isProven({ ...code, proof: '' }, 'secret')).toBe(false);
  });

  test('is none of another kind', () => {
    expect(readStopCode(`${DEVICE}.AD.proof`)).toBeNull();
    expect(readStopCode('')).toBeNull();
  });
});

describe('keys of ours', () => {
  test('are a pair, each time another', () => {
    const [one, other] = [newVapidKeys(), newVapidKeys()];
    expect([areVapidKeys(one), areVapidKeys(other)]).toEqual([true, true]);
    expect(areVapidKeys({ ...one, privateKey: other.privateKey })).toBe(false);
    expect(areVapidKeys({ ...one, privateKey: '' })).toBe(false);
  });

  test('are a pair of 32 bytes, however many of its first ones are zero', () => {
    const scalars = fc.uint8Array({ minLength: 1, maxLength: 31 }).filter(([first]) => first !== 0);
    fc.assert(
      fc.property(scalars, (scalar) => {
        const keys = newVapidKeys(Buffer.from(scalar));
        expect(areVapidKeys(keys)).toBe(true);
        const bytes = Buffer.from(keys.privateKey, 'base64url');
        expect(bytes).toEqual(
          Buffer.from([...Array<number>(32 - scalar.length).fill(0), ...scalar]),
        );
      }),
    );
  });
});
