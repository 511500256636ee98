import { describe, expect, test } from 'vitest';
import { sourceFault } from '../../scripts/importing/command-line';

describe('the name behind --source', () => {
  test.each(['operator', '공공데이터', '국토_2026-11', 'a'.repeat(40)])('may be %s', (source) => {
    expect(sourceFault(source)).toBeNull();
  });

  test.each([
    ['t-blns.csv', 't-blns.csv: 보낸 곳의 이름에 쓸 수 없는 글자가 있습니다 (".").'],
    ['관악 중개', '쓸 수 없는 글자가 있습니다 (" ").'],
    ['../places', '쓸 수 없는 글자가 있습니다 (".").'],
    ['한칸😀', '쓸 수 없는 글자가 있습니다 ("😀").'],
    [`${'a'.repeat(41)}.`, '쓸 수 없는 글자가 있습니다 (".").'],
    ['', '보낸 곳의 이름을 적어 주세요.'],
    ['sample', '견본 데이터의 이름입니다.'],
    ['a'.repeat(41), '40자까지입니다. 지금은 41자'],
  ])('is not %j: %s', (source, why) => {
    expect(sourceFault(source)).toMatch(/^--source/);
    expect(sourceFault(source)).toContain(why);
  });
});
