import { describe, expect, test } from 'vitest';
import { readArguments } from '../../scripts/importing/contents-arguments';

const FOLDER = import.meta.dirname;

describe('what stands behind contents', () => {
  test('is a folder, and what is done with it', () => {
    const taken = { folder: FOLDER, preview: null, isPlan: false, takesGoneAway: false };
    expect(readArguments('사용법', [FOLDER])).toEqual(taken);
    expect(readArguments('사용법', [FOLDER, '--plan', '--gone'])).toEqual({
      ...taken,
      isPlan: true,
      takesGoneAway: true,
    });
    expect(readArguments('사용법', ['--preview', 'out', FOLDER])).toEqual({
      ...taken,
      preview: 'out',
    });
  });

  test.each([
    [[], '글이 든 폴더 하나를 적어 주세요'],
    [[FOLDER, FOLDER], '글이 든 폴더 하나를 적어 주세요'],
    [['/nowhere/at/all'], '폴더를 찾을 수 없습니다'],
    [[FOLDER, '--preview', ''], '--preview 뒤에 미리보기를 쓸 폴더를'],
    [[FOLDER, '--preview', 'out', '--plan'], '--plan이나 --gone과 함께 쓰지 않습니다'],
    [[FOLDER, '--preview', 'out', '--gone'], '--plan이나 --gone과 함께 쓰지 않습니다'],
    [[FOLDER, '--preview'], '사용법'],
  ])('is not %j: %s', (args, why) => {
    expect(() => readArguments('사용법', args)).toThrow(why);
  });
});
