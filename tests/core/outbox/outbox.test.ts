import { describe, expect, test } from 'vitest';
import {
  hasRoomFor,
  writesInOrder,
  lastPlace,
  MOST_KEPT_LETTERS,
  MOST_KEPT_WRITES,
  nextAt,
  nextWrites,
  OUTBOX_DAYS,
  outcomeOf,
  parseKeptWrite,
  refusedWrite,
  replacedBy,
  resting,
  saidAgain,
  standingOf,
  storedKeptWrite,
  UNTRIED,
  type AppErrorKind,
  type KeptWrite,
} from '#core';

const NOW = 1_800_000_000_000;
const OLD = NOW - OUTBOX_DAYS * 86_400_000 - 1;

const kept = (id: string, change: Partial<KeptWrite> = {}): KeptWrite => ({
  id,
  member: '1',
  kind: 'comment',
  item: 'post:1',
  body: { text: id },
  place: Number(id),
  madeAt: NOW,
  ...UNTRIED,
  ...change,
});

const ids = (writes: readonly KeptWrite[]) => writes.map(({ id }) => id);

describe('what goes next', () => {
  test('of each thing its first, in the order in which they were written', () => {
    const writes = [kept('3', { item: 'post:2' }), kept('2'), kept('1'), kept('4', { item: 'x' })];
    expect(ids(nextWrites(writes, NOW))).toEqual(['1', '3', '4']);
  });

  test('what rests holds up its own thing alone, until the network is back', () => {
    const writes = [kept('1', { restsUntil: NOW + 1 }), kept('2'), kept('3', { item: 'post:2' })];
    expect(ids(nextWrites(writes, NOW))).toEqual(['3']);
    expect(ids(nextWrites(writes, NOW, true))).toEqual(['1', '3']);
    expect(ids(nextWrites(writes, NOW + 1))).toEqual(['1', '3']);
  });

  test('what the server asked for is kept to when the network is back', () => {
    expect(nextWrites([kept('1', { askedUntil: NOW + 1 })], NOW, true)).toEqual([]);
  });

  test('a clock that was put back since the last try makes nothing rest', () => {
    const rests = kept('1', { restsUntil: NOW + 9, askedUntil: NOW + 9, heardAt: NOW });
    expect(nextWrites([rests], NOW)).toEqual([]);
    expect(ids(nextWrites([rests], NOW - 1))).toEqual(['1']);
    expect(nextAt([rests], NOW - 1)).toBe(NOW - 1);
  });

  test('what was refused or is old goes not, and holds nothing up', () => {
    const writes = [kept('1', { refusal: '없어요' }), kept('2', { madeAt: OLD }), kept('3')];
    expect(writes.map((one) => standingOf(one, NOW))).toEqual(['refused', 'old', 'waiting']);
    expect(ids(nextWrites(writes, NOW))).toEqual(['3']);
  });

  test('fourteen days to the millisecond are not too old', () => {
    expect(standingOf(kept('1', { madeAt: OLD + 1 }), NOW)).toBe('waiting');
  });

  test('the next time is that of the earliest that waits', () => {
    const refused = kept('1', { refusal: '없어요' });
    expect(nextAt([refused], NOW)).toBeNull();
    expect(nextAt([refused, kept('2', { restsUntil: NOW + 9 })], NOW)).toBe(NOW + 9);
    const asked = kept('3', { restsUntil: NOW + 2, askedUntil: NOW + 5 });
    expect(nextAt([kept('2', { restsUntil: NOW + 9 }), asked], NOW)).toBe(NOW + 5);
    expect(nextAt([kept('2')], NOW)).toBe(NOW);
  });

  test('two tabs that wrote at once stand by their names', () => {
    expect(ids(writesInOrder([kept('2', { place: 1 }), kept('1', { place: 1 })]))).toEqual([
      '1',
      '2',
    ]);
    expect(ids(writesInOrder([kept('1', { place: 1 }), kept('2', { place: 1 })]))).toEqual([
      '1',
      '2',
    ]);
  });
});

describe('a press on the same thing', () => {
  test('takes the place of what never left, was refused or is old, and of nothing else', () => {
    const writes = [
      kept('1'),
      kept('2', { tries: 1 }),
      kept('3', { tries: 1, refusal: '없어요' }),
      kept('4', { tries: 1, madeAt: OLD }),
      kept('5', { item: 'post:2' }),
      kept('6', { kind: 'postLike' }),
    ];
    expect(replacedBy(kept('7'), writes, NOW)).toEqual(['1', '3', '4']);
  });
});

describe('how much is kept', () => {
  test('so many writes', () => {
    const full = Array.from({ length: MOST_KEPT_WRITES }, (_, at) => kept(String(at)));
    expect(hasRoomFor(kept('999'), full.slice(1))).toBe(true);
    expect(hasRoomFor(kept('999'), full)).toBe(false);
  });

  test('so many letters', () => {
    const long = kept('1', { body: { text: '가'.repeat(MOST_KEPT_LETTERS - 400) } });
    expect(hasRoomFor(long, [])).toBe(true);
    expect(hasRoomFor(long, [kept('2', { body: { text: '나'.repeat(400) } })])).toBe(false);
  });

  test('one more stands behind all', () => {
    expect(lastPlace([])).toBe(1);
    expect(lastPlace([kept('7'), kept('3')])).toBe(8);
  });

  test('an old one that is to be sent stands behind what was written since', () => {
    const old = kept('1', { madeAt: OLD, tries: 3, restsUntil: NOW + 9, askedUntil: NOW + 9 });
    const said = saidAgain(old, [old, kept('2')], NOW);
    expect(said).toEqual(kept('1', { place: 3, tries: 3, heardAt: 0 }));
    expect(ids(nextWrites([said], NOW))).toEqual(['1']);
  });
});

describe('what a failure means', () => {
  const of = (kind: AppErrorKind | null, status = 400) =>
    outcomeOf({ kind, status, retryAfterMs: null });

  test('a rule that refuses ends it; what is of the moment does not', () => {
    expect((['not-found', 'conflict', 'refused'] as const).map((kind) => of(kind))).toEqual(
      Array.from({ length: 3 }, () => 'refused'),
    );
    expect([of('refused', 408), of('refused', 425)]).toEqual(['rests', 'rests']);
  });

  test.each([
    ['not-found', true],
    ['conflict', false],
    ['refused', false],
  ] as const)('says whether what it is done to is gone: %s', (kind, isGone) => {
    const write = kept('1', { tries: 1 });
    expect(refusedWrite(write, { kind }, '없어요')).toEqual({
      ...write,
      refusal: '없어요',
      isGone,
    });
  });

  test('no answer is one for all, a broken one for this write alone', () => {
    expect((['offline', 'timeout', 'too-many'] as const).map((kind) => of(kind))).toEqual(
      Array.from({ length: 3 }, () => 'nobody-answers'),
    );
    expect([of('server'), of('malformed'), of(null)]).toEqual(['rests', 'rests', 'rests']);
  });

  test('a lost session is no refusal', () => {
    expect(of('unauthorized', 401)).toBe('signed-out');
  });

  test('rests grow to five minutes, spread by what is drawn', () => {
    const rest = (tries: number, drawn: number) =>
      resting(kept('1', { tries }), { retryAfterMs: null }, NOW, drawn).restsUntil - NOW;
    expect([0, 1, 2, 3].map((tries) => rest(tries, 0.999_999))).toEqual([1000, 1000, 2000, 4000]);
    expect(rest(1, 0)).toBe(500);
    expect(rest(1_000_000, 0.999_999)).toBe(300_000);
  });

  test('what the server asked for is remembered, and forgotten when it asks no more', () => {
    const asked = resting(kept('1'), { retryAfterMs: 60_000 }, NOW, 0);
    expect(asked.askedUntil).toBe(NOW + 60_000);
    expect(resting(kept('1'), { retryAfterMs: -5 }, NOW, 0).askedUntil).toBe(NOW);
    expect(resting(asked, { retryAfterMs: null }, NOW, 0).askedUntil).toBe(0);
  });
});

describe('in storage', () => {
  test('it comes back as it was', () => {
    for (const change of [{}, { refusal: '없어요' }, { refusal: '없어요', isGone: true }])
      expect(parseKeptWrite(storedKeptWrite(kept('1', change)))).toEqual(kept('1', change));
  });

  test('a former app kept no moment of its last try, nor whether what it is about is gone', () => {
    const { heardAt: _, isGone: __, ...former } = kept('1');
    expect(parseKeptWrite(JSON.stringify(former))).toEqual(kept('1'));
  });

  const needed = Object.keys(kept('1')).filter((field) => !['heardAt', 'isGone'].includes(field));
  test.each(needed)('without its %s it is none', (field) => {
    const without = parseKeptWrite(JSON.stringify({ ...kept('1'), [field]: undefined }));
    expect(without).toBeNull();
    expect(parseKeptWrite(JSON.stringify({ ...kept('1'), [field]: true }))).toBeNull();
  });

  test('a moment that is none is no write, and only what is said to be gone is', () => {
    expect(parseKeptWrite(JSON.stringify({ ...kept('1'), heardAt: true }))).toBeNull();
    const odd = JSON.stringify({ ...kept('1'), isGone: 'yes' });
    expect(parseKeptWrite(odd)).toEqual(kept('1'));
  });

  test.each([null, '', '{', '[]', '7', 'null'])('%j is none', (stored) => {
    expect(parseKeptWrite(stored)).toBeNull();
  });
});
