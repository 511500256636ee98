import { expect, it, test } from 'vitest';
import {
  addressText,
  dayAndAgo,
  shortDay,
} from '../../../../src/ui/screens/house/house-page-texts';
import { spokenStop } from '../../../../src/ui/screens/house/location/stop-texts';
import { house } from '../../../support/scripted-houses';

const NOW = Date.parse('2026-11-20T12:00:00+09:00');

test.each([
  ['2026-11-20T11:57:00+09:00', '2026.11.20 · 3분 전'],
  ['2026-11-17T10:00:00+09:00', '2026.11.17 · 3일 전'],
  // Nobody counts these days: the day is not said twice.
  ['2026-11-01T10:00:00+09:00', '2026.11.01'],
])('%s is said as %s', (at, text) => {
  expect(dayAndAgo(at, NOW)).toBe(text);
});

test.each([
  ['20261112', '11.12'],
  ['20251231', '2025.12.31'],
])('a change on %s was on %s', (day, text) => {
  expect(shortDay(day, '20261120')).toBe(text);
});

it('names where a house is without gaps', () => {
  const address = { dongliCode: '3611010100', sido: '세종특별자치시', sigungu: '', dong: '반곡동' };
  expect(addressText(house('1', { address }))).toBe('세종특별자치시 반곡동');
});

it('says a stop in full', () => {
  const at = { id: 's', lat: 37.5, lng: 127, name: '신림역', walkMinutes: 5 };
  const lines = [{ name: '2호선', color: '#00a84d' }];
  expect(spokenStop({ ...at, kind: 'station', lines })).toBe('2호선 신림역 도보 약 5분');
  expect(spokenStop({ ...at, kind: 'bus', lines: [] })).toBe('버스 정류장 신림역 도보 약 5분');
});
