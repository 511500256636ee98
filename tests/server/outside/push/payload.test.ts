import { expect, test } from 'vitest';
import { encryptPush } from '../../../../server/outside/push/payload';
import { isPushKey } from '../../../../server/shared/push/vapid-keys';
import { PUSH_ADDRESS } from '../../../support/push-values';

test('a message is encrypted as RFC 8291 shows it', () => {
  const sealed = encryptPush('When I grow up, I want to be a watermelon', PUSH_ADDRESS, {
    salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    key: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('no two messages are the same, also of one text', () => {
  const [one, other] = [encryptPush('a', PUSH_ADDRESS), encryptPush('a', PUSH_ADDRESS)];
  expect(one.equals(other)).toBe(false);
});

test('a key of a browser is a point of the curve', () => {
  expect(isPushKey(PUSH_ADDRESS.p256dh)).toBe(true);
  expect(isPushKey(`B${'A'.repeat(86)}`)).toBe(false);
  expect(isPushKey('')).toBe(false);
});
