import { expect, test } from 'vitest';
import { Kept } from '../../../server/emulators/kept';
import { MovingClock } from '../../support/moving-clock';

const clock = new MovingClock();
const kept = (kind = 'code') => new Kept<string>(kind, clock, 60);

test('a name is known to the emulators of other processes, of its kind only', () => {
  const name = kept().keep('kim');
  expect(kept().find(name)).toBe('kim');
  expect(kept('token').find(name)).toBeNull();
  expect(kept().keep('kim')).not.toBe(name);
});

test('a name runs out, and is good once where it is spent', () => {
  const codes = kept();
  const [one, other] = [codes.keep('kim'), codes.keep('lee')];
  expect([codes.spend(one), codes.spend(one), codes.find(one)]).toEqual(['kim', null, null]);
  clock.advance(59_999);
  expect(codes.find(other)).toBe('lee');
  clock.advance(1);
  expect(codes.spend(other)).toBeNull();
  expect(codes.find(codes.keep('kim', { seconds: 0 }))).toBeNull();
});

test('nothing else is a name', () => {
  const codes = kept();
  const name = codes.keep('kim');
  const changed = `${name.startsWith('A') ? 'B' : 'A'}${name.slice(1)}`;
  for (const each of [changed, name.slice(0, -1), `${name}=`, '', 'x'.repeat(60), undefined, 1])
    expect(codes.find(each)).toBeNull();
});
