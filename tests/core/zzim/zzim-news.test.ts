import { describe, expect, it, test } from 'vitest';
import { zzimNews, type NewsType, type ZzimChange } from '#core';

const change = (kind: ZzimChange['kind'], text: string = kind, way: ZzimChange['way'] = null) => ({
  kind,
  way,
  text,
});
const news = (type: NewsType, ...changes: readonly ZzimChange[]) =>
  zzimNews({ type, name: '이름' }, changes);

describe('what is told of something that is kept', () => {
  test.each<[NewsType, ZzimChange, string]>([
    ['house', change('price', '월세 5만 내림', 'down'), '찜한 집의 값이 내렸어요'],
    ['direct', change('price', '월세 5만 오름', 'up'), '찜한 방의 값이 올랐어요'],
    ['direct', change('deal'), '찜한 방의 조건이 바뀌었어요'],
    ['house', change('maintenance'), '찜한 집의 조건이 바뀌었어요'],
    ['house', change('over'), '찜한 집의 거래가 끝났어요'],
    ['direct', change('reserved'), '찜한 방이 예약됐어요'],
    ['direct', change('free'), '찜한 방이 다시 나왔어요'],
    ['mate', change('back'), '찜한 메이트가 다시 나왔어요'],
    ['notice', change('begun'), '찜한 공고의 접수가 시작됐어요'],
    ['notice', change('closing'), '찜한 공고가 곧 마감해요'],
    ['notice', change('until'), '찜한 공고가 정정됐어요'],
    ['notice', change('corrected'), '찜한 공고가 정정됐어요'],
  ])('names of a %s what changed', (type, one, title) => {
    expect(news(type, one)).toEqual({ title, message: `이름 · ${one.text}` });
  });

  it('says the same of every deal that nobody sees, whatever became of it', () => {
    const ended = '이름 · 거래가 끝났거나 확인되지 않은 글이에요';
    expect(news('direct', change('over'))).toEqual({
      title: '찜한 방을 지금은 볼 수 없어요',
      message: ended,
    });
    expect(news('mate', change('over'))?.message).toBe(ended);
  });

  it('is one message of all changes, by the most telling', () => {
    expect(
      news('notice', change('closing', '마감 임박'), change('corrected', '공고 정정')),
    ).toEqual({
      title: '찜한 공고가 곧 마감해요',
      message: '이름 · 마감 임박 · 공고 정정',
    });
  });

  it('is nothing where nothing changed, and where a notice has just closed', () => {
    expect(news('notice')).toBeNull();
    expect(news('notice', change('closed'))).toBeNull();
    expect(news('notice', change('closed'), change('corrected'))?.title).toBe(
      '찜한 공고가 정정됐어요',
    );
  });
});
