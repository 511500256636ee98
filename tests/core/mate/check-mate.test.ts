import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  firstMateFaults,
  isPlainText,
  isWholeMate,
  mateFaults,
  NO_HABITS,
  tidyMate,
  type MateDraft,
} from '#core';
import { anyText } from '../../support/core-values';
import { isIdempotent } from '../../support/laws';
import { anyMate, dongsOf, mateHas, mateWant } from '../../support/mates';

const words = {
  title: '조용한 집이에요',
  intro: '평일에는 일하고 주말에는 집에서 쉬어요. 반가워요!',
  pictureIds: [],
};
const room: MateDraft = { ...mateHas(), ...words };
const wanted: MateDraft = { ...mateWant(), ...words };

const blank: MateDraft = {
  side: null,
  gender: null,
  wish: null,
  age: null,
  occupation: null,
  habits: NO_HABITS,
  dongs: [],
  moveIn: null,
  stay: null,
  utilities: [],
  options: [],
  deposit: null,
  monthly: null,
  maintenance: null,
  people: null,
  rooms: null,
  ownArea: null,
  title: '',
  intro: '',
  pictureIds: [],
};

const pictures = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at));

const messages = (draft: MateDraft): string[] => mateFaults(draft).map(({ message }) => message);

test('a whole listing has nothing to mend', () => {
  expect(mateFaults(room)).toEqual([]);
  expect(mateFaults(wanted)).toEqual([]);
  expect(isWholeMate(room) && isWholeMate(wanted)).toBe(true);
});

test('words hold no contact', () => {
  const intro = `${room.intro} 카톡 아이디는 room_1234`;
  expect(mateFaults({ ...room, title: '메이트 구해요 010-1234-5678', intro })).toEqual([
    {
      step: 'words',
      field: 'title',
      message: '제목에 전화번호를 적을 수 없어요. ‘010-1234-5678’ 부분을 빼 주세요.',
    },
    {
      step: 'words',
      field: 'intro',
      message: '소개에 메신저나 메일 아이디를 적을 수 없어요. ‘room_1234’ 부분을 빼 주세요.',
    },
  ]);
});

test('a blank form says every field, in its order', () => {
  expect(mateFaults(blank).map(({ step, field }) => [step, field])).toEqual([
    ['me', 'side'],
    ['me', 'gender'],
    ['me', 'age'],
    ['me', 'occupation'],
    ['place', 'dongs'],
    ['place', 'moveIn'],
    ['money', 'deposit'],
    ['money', 'monthly'],
    ['words', 'title'],
    ['words', 'intro'],
  ]);
  expect(isWholeMate(blank)).toBe(false);
});

test('each step says its first field, and a step that is right says none', () => {
  const first = firstMateFaults(mateFaults({ ...blank, side: 'HAS' }));
  expect(Object.entries(first).map(([step, fault]) => [step, fault.field])).toEqual([
    ['me', 'gender'],
    ['place', 'dongs'],
    ['money', 'deposit'],
    ['room', 'people'],
    ['words', 'title'],
  ]);
  expect(firstMateFaults(mateFaults(room))).toEqual({});
});

describe('one field', () => {
  const money = (name: string): string => `${name} 0에서 100,000 사이의 만원 단위로 적어 주세요.`;
  const range = (name: string, from: string, to: string): string =>
    `${name} ${from}에서 ${to} 사이로 적어 주세요.`;
  const wide = '쓰는 방의 넓이를 1㎡에서 200㎡ 사이로 적거나 비워 주세요.';
  const where = '방이 있는 동네를 한 곳 골라 주세요.';
  const wish = '살고 싶은 동네를 1곳에서 16곳까지 골라 주세요.';
  const stay = range('기간을', '1개월', '24개월');
  const people = range('함께 사는 사람을 새 메이트까지', '2명', '10명');
  const rooms = range('방 수를', '1개', '10개');
  const title = range('제목을', '2자', '40자');
  const intro = range('소개를', '20자', '1,000자');
  const area = (dongliCode: string) => ({ ...dongsOf(1)[0], dongliCode }) as MateDraft['dongs'][0];

  it.each<[MateDraft, Partial<MateDraft>, string | null]>([
    [room, { side: null }, '방이 있는지, 방을 구하는지 골라 주세요.'],
    [room, { gender: null }, '내 성별을 골라 주세요.'],
    [room, { age: null }, '나이대를 골라 주세요.'],
    [room, { occupation: null }, '하는 일을 골라 주세요.'],
    [room, { dongs: [] }, where],
    [room, { dongs: dongsOf(2) }, where],
    [wanted, { dongs: [] }, wish],
    [wanted, { dongs: dongsOf(16) }, null],
    [wanted, { dongs: dongsOf(17) }, wish],
    [
      wanted,
      { dongs: [...dongsOf(2), ...dongsOf(1)] },
      '같은 동네가 두 번 있어요. 하나를 빼 주세요.',
    ],
    [wanted, { dongs: [area('신림')] }, '동네를 목록에서 다시 골라 주세요.'],
    [room, { moveIn: null }, '입주할 날을 골라 주세요.'],
    [room, { moveIn: { kind: 'DAY', day: '20260230' } }, '입주할 날을 골라 주세요.'],
    [room, { moveIn: { kind: 'DAY', day: '20260228' } }, null],
    [room, { moveIn: { kind: 'NEGOTIABLE', day: null } }, null],
    [room, { stay: null }, null],
    [room, { stay: 0 }, stay],
    [room, { stay: 1 }, null],
    [room, { stay: 24 }, null],
    [room, { stay: 25 }, stay],
    [room, { stay: 1.5 }, stay],
    [room, { deposit: null }, money('보증금 몫을')],
    [room, { deposit: 0 }, null],
    [room, { deposit: 100_000 }, null],
    [room, { deposit: 100_001 }, money('보증금 몫을')],
    [room, { deposit: -1 }, money('보증금 몫을')],
    [wanted, { deposit: NaN }, money('낼 수 있는 보증금을')],
    [room, { monthly: 0.5 }, money('월세 몫을')],
    [wanted, { monthly: null }, money('한 달에 낼 수 있는 돈을')],
    [room, { maintenance: null }, money('관리비 몫을')],
    [room, { people: 1 }, people],
    [room, { people: 11 }, people],
    [room, { rooms: 0 }, rooms],
    [room, { rooms: null }, rooms],
    [room, { ownArea: null }, null],
    [room, { ownArea: 0.5 }, wide],
    [room, { ownArea: 200.5 }, wide],
    [room, { pictureIds: pictures(10) }, null],
    [room, { pictureIds: pictures(11) }, '사진은 10장까지 올릴 수 있어요.'],
    [room, { pictureIds: ['1', '1'] }, '같은 사진은 한 번만 올려 주세요.'],
    [wanted, { pictureIds: pictures(11) }, null],
    [room, { title: '집' }, title],
    [room, { title: ' 집 ' }, title],
    [room, { title: '우리집'.normalize('NFD') }, null],
    [room, { title: '집'.repeat(40) }, null],
    [room, { title: '집'.repeat(41) }, title],
    [room, { intro: '안'.repeat(19) }, intro],
    [room, { intro: '🏠'.repeat(20) }, null],
    [room, { intro: '👨‍👩‍👧‍👦'.repeat(1000) }, null],
    [room, { intro: '안'.repeat(1001) }, intro],
  ])('%# changed to %j', (draft, change, message) => {
    expect(messages({ ...draft, ...change })).toEqual(message === null ? [] : [message]);
  });
});

describe('what is kept', () => {
  test('is composed, and hides nothing', () => {
    const tidy = tidyMate({ ...room, title: ' 우리\u200b집 '.normalize('NFD') });
    expect(tidy.title).toBe('우리집');
  });

  test('says nothing of a room of somebody who wants one', () => {
    const turned: MateDraft = { ...room, side: 'WANT', pictureIds: ['1'] };
    expect(mateFaults(turned)).toEqual([]);
    expect(isWholeMate(turned)).toBe(false);
    expect(isWholeMate(tidyMate(turned))).toBe(true);
    expect(tidyMate(turned)).toMatchObject({
      maintenance: null,
      people: null,
      rooms: null,
      pictureIds: [],
    });
  });

  test('is without a deposit where there is none, whatever was chosen', () => {
    const options = (deposit: number | null, chosen: MateDraft['options']) =>
      tidyMate({ ...room, deposit, options: chosen }).options;
    expect(options(0, ['PET'])).toEqual(['PET', 'DEPOSIT_ZERO']);
    expect(options(0, ['DEPOSIT_ZERO', 'PET'])).toEqual(['PET', 'DEPOSIT_ZERO']);
    expect(options(300, ['DEPOSIT_ZERO', 'PARKING'])).toEqual(['PARKING']);
    expect(options(null, ['DEPOSIT_ZERO'])).toEqual([]);
  });

  test('of a room that is wanted is a wish, which a deposit does not decide', () => {
    const wish: MateDraft = { ...room, side: 'WANT', deposit: 300, options: ['DEPOSIT_ZERO'] };
    expect(tidyMate(wish).options).toEqual(['DEPOSIT_ZERO']);
    expect(tidyMate({ ...wish, deposit: 0, options: [] }).options).toEqual([]);
  });

  test('stays as it is once it is tidy, and its words have the right length', () => {
    const drafts = fc
      .record({ mate: anyMate, title: anyText, intro: anyText })
      .map(({ mate, title, intro }): MateDraft => ({
        ...mate,
        title,
        intro,
        pictureIds: [],
      }));
    isIdempotent(drafts, tidyMate);
    fc.assert(
      fc.property(drafts, (draft) => {
        const tidy = tidyMate(draft);
        expect(isPlainText(tidy.title)).toBe(true);
        expect(mateFaults(tidy)).toEqual(mateFaults(draft));
        expect(isWholeMate(tidy)).toBe(mateFaults(draft).length === 0);
      }),
    );
  });
});
