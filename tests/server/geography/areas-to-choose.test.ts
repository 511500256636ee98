import { describe, expect, it } from 'vitest';
import { areasToChoose } from '../../../server/geography/areas-to-choose';
import { KNOWN_AREAS } from '../../../server/geography/known-areas';

const SIDOS = 17;
const namesOf = (areas: ReturnType<typeof areasToChoose>) => areas.map(({ name }) => name);

describe('the areas to choose among', () => {
  it('are known without an import, from every 시·도 down to the 시·군·구', () => {
    const known = areasToChoose([]);
    expect(namesOf(known).filter((name) => !name.includes(' '))).toHaveLength(SIDOS);
    expect(known).toContainEqual({ code: '1162000000', name: '서울 관악구' });
    expect(namesOf(known)).not.toContain('전국');
    expect(namesOf(known)).not.toContain('서울 관악구 신림동');
    expect(known.length).toBeLessThan(KNOWN_AREAS.size);
  });

  it('are those of an import where it knows them by another name or code', () => {
    const areas = areasToChoose([
      { code: '5200000000', name: '전북' },
      { code: '1162000000', name: '서울 관악신구' },
      { code: '1162010100', name: '서울 관악구 봉천동' },
    ]);
    expect(areas.filter(({ name }) => name === '전북')).toEqual([
      { code: '5200000000', name: '전북' },
    ]);
    expect(areas.filter(({ code }) => code.startsWith('1162'))).toEqual([
      { code: '1162000000', name: '서울 관악신구' },
    ]);
  });

  it.each([[[]], [['세종']], [['세종', '세종']], [['세종 세종시', '세종']], [['세종 세종시']]])(
    'name 세종 once, as a 시·도, where an import calls its codes %j',
    (names) => {
      const codes = ['3611000000', '3600000000'];
      const areas = areasToChoose(names.map((name, at) => ({ code: codes[at] ?? '', name })));
      expect(areas.filter(({ code }) => code.startsWith('36'))).toEqual([
        { code: '3600000000', name: '세종' },
      ]);
    },
  );
});
