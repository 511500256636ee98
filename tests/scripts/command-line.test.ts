import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readCommandLine, sourceFault } from '../../scripts/importing/command-line';
import { PUBLIC_SOURCES } from '../../server/ports/notices/public-notices';

/** Any that is there. */
const FILE = fileURLToPath(import.meta.url);

describe('the name behind --source', () => {
  test.each(['operator', '공공데이터', '국토_2026-11', 'a'.repeat(40)])('may be %s', (source) => {
    expect(sourceFault(source, 'houses')).toBeNull();
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
    expect(sourceFault(source, 'houses')).toMatch(/^--source/);
    expect(sourceFault(source, 'houses')).toContain(why);
  });

  test.each(PUBLIC_SOURCES)(
    'is not %s for notices: those of the public services have it',
    (source) => {
      expect(sourceFault(source, 'notices')).toMatch(
        new RegExp(`^--source ${source}: .*공고의 이름입니다. .*${source}-file처럼 다른 이름을`),
      );
      // What it names may be written.
      expect(sourceFault(`${source}-file`, 'notices')).toBeNull();
      expect(sourceFault(source, 'houses')).toBeNull();
      const read = (subject: string) =>
        readCommandLine('사용법', ['houses', 'notices'], [subject, FILE, '--source', source]);
      expect(() => read('notices')).toThrow('다른 이름을 적어 주세요.');
      expect(read('houses')).toMatchObject({ subject: 'houses', source });
    },
  );
});
