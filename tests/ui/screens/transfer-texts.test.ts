import { describe, expect, it } from 'vitest';
import {
  broughtText,
  faultText,
  notBroughtText,
  takenText,
} from '../../../src/ui/screens/checklists/transfer-texts';

describe('what is said of a file of checklists', () => {
  it('names the field or the file that did not come', () => {
    const name = '언덕 위 집';
    expect(faultText({ name, kind: 'fields', fields: ['place', 'note'] })).toBe(
      '집 정보, 메모는 읽을 수 없는 부분을 빼고 가져왔어요.',
    );
    const photo = { name, kind: 'photo', file: 'photos/a.jpg' } as const;
    expect(faultText({ ...photo, fault: 'damaged' })).toMatch(
      /^photos\/a\.jpg.* 손상돼서 뺐어요\.$/,
    );
    expect(faultText({ ...photo, fault: 'missing' })).toContain('파일 안에 없어서');
    expect(faultText({ ...photo, fault: 'no-picture' })).toContain('사진이 아니라서');
    expect(faultText({ name, kind: 'none', reason: null })).toBe(
      '읽을 수 없어서 가져오지 못했어요.',
    );
    expect(faultText({ name, kind: 'none', reason: '지운 체크리스트예요.' })).toBe(
      '가져오지 못했어요. 지운 체크리스트예요.',
    );
    expect(faultText({ name, kind: 'not-kept', why: 'full' })).toContain('저장 공간이 부족해서');
  });

  it('says how much went and came', () => {
    expect(takenText({ checklists: 2, photos: 3, lacking: 0 })).toBe(
      '체크리스트 2개와 사진 3장을 파일로 내보냈어요.',
    );
    expect(takenText({ checklists: 2, photos: 3, lacking: 1 })).toContain(
      '사진 1장은 담지 못했어요',
    );
    expect(broughtText({ checklists: 0, photos: 0, faults: [] })).toBe(
      '가져온 체크리스트가 없어요.',
    );
    expect(notBroughtText('newer')).toContain('새로고침한 뒤');
  });
});
