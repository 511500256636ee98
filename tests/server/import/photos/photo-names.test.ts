import { describe, expect, it } from 'vitest';
import { photoNames } from '../../../../server/import/photos/photo-names';

const named = (cell: string) => {
  const parsed = photoNames(cell);
  return parsed.ok ? parsed.value : parsed.why;
};

describe('pictures of a row', () => {
  it.each([
    ['a.jpg', ['a.jpg']],
    ['거실 1.jpg | 방/2, 3.png', ['거실 1.jpg', '방/2, 3.png']],
    ['a.jpg\nb.jpg\n', ['a.jpg', 'b.jpg']],
    ['/house/a.svg, /house/b.svg', ['/house/a.svg', '/house/b.svg']],
    ['/house/a.svg /house/b.svg|c.jpg', ['/house/a.svg', '/house/b.svg', 'c.jpg']],
    [
      'https://a.example/1,2.jpg https://b.example/',
      ['https://a.example/1,2.jpg', 'https://b.example/'],
    ],
    [' | ', []],
  ])('are read from %j', (cell, names) => {
    expect(named(cell)).toEqual(names);
  });

  it.each([
    '../a.jpg',
    '/etc/passwd',
    '/photo/1.jpg',
    '/house/../a',
    'C:\\사진\\a.jpg',
    'a/../../b.jpg',
  ])('are not %s', (cell) => {
    expect(named(cell)).toBe(`사진 폴더 밖의 파일입니다: ${cell}`);
  });

  it.each([
    ['a.jpg|http://a.example/1.jpg', 'https 주소가 아닙니다: http://a.example/1.jpg'],
    ['file:///etc/passwd', 'https 주소가 아닙니다: file:///etc/passwd'],
    ['https://10.0.0.1/1.jpg', '인터넷에 있는 주소가 아닙니다: https://10.0.0.1/1.jpg'],
    ['https://a:b@a.example/', '받을 수 없는 모양의 주소입니다: https://a:b@a.example/'],
  ])('are not at %s', (cell, why) => {
    expect(named(cell)).toBe(why);
  });

  it('are twenty at most', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}.jpg`).join('|');
    expect(named(many(20))).toHaveLength(20);
    expect(named(many(21))).toBe('사진이 21장입니다');
  });
});
