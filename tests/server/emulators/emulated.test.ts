import { describe, expect, test } from 'vitest';
import { emulated } from '../../../server/emulators/emulated';

const ENVIRONMENTS = ['REAL', 'TEST', 'DEV', 'LOCAL'] as const;
const LOOPBACK = ['127.0.0.1', '127.8.8.8', 'localhost', 'LOCALHOST', '::1', '[::1]'];
const REACHED_BY_OTHERS = [
  '0.0.0.0',
  '::',
  '',
  '192.168.0.7',
  '10.0.0.1',
  'hankan.example',
  'localhost.example',
  '127.0.0.1.example',
  '1270.0.0.1',
  '::ffff:10.0.0.1',
];

describe.each(ENVIRONMENTS)('in %s', (environment) => {
  test.each(LOOPBACK)('emulators on %s', (host) => {
    expect(emulated({ environment, host })).toBe(environment === 'LOCAL');
  });

  test.each(REACHED_BY_OTHERS)('no emulators on %j', (host) => {
    expect(emulated({ environment, host })).toBe(false);
  });
});
