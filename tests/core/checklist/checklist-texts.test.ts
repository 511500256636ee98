import { describe, expect, it } from 'vitest';
import {
  checklistLine,
  checklistName,
  checklistTally,
  kindsText,
  leftText,
  litresAMinute,
  maintenanceText,
  newChecklist,
  roomVerdict,
  seenText,
  tallyText,
  withField,
  type CheckGrade,
  type ChecklistPlace,
} from '#core';
import { ID, stampAt } from './checklist-samples';

const PLACE: ChecklistPlace = {
  from: 'FREE',
  targetId: null,
  kind: '원룸',
  dong: '신림동',
  address: '',
  floor: '2층/4층',
  price: { dealType: 'MONTH_RENT', deposit: 500, monthly: 45 },
  maintenance: 5,
};
const at = stampAt(1);
const about = (place: Partial<ChecklistPlace>) =>
  withField(newChecklist(ID), 'place', { ...PLACE, ...place }, at);
const tally = (...grades: (CheckGrade | null)[]) =>
  checklistTally(grades.map((grade) => ({ grade, kind: 'GRADE', weight: 2 })));

describe('what a checklist is called', () => {
  it('is its title, its price, its address or its dong', () => {
    expect(checklistName(withField(about({}), 'title', ' 언덕 집 ', at))).toBe('언덕 집');
    expect(checklistName(withField(about({}), 'title', ' ', at))).toBe('월세 500/45');
    expect(checklistName(about({ price: null, address: '관악로 1' }))).toBe('관악로 1');
    expect(checklistName(about({ price: null }))).toBe('신림동');
    expect(checklistName(newChecklist(ID))).toBe('이름 없는 집');
  });

  it('has a line of what is known below it', () => {
    expect(checklistLine(about({}))).toBe('원룸 · 신림동 · 2층/4층');
    expect(checklistLine(withField(about({ floor: ' ' }), 'title', '집', at))).toBe(
      '월세 500/45 · 원룸 · 신림동',
    );
    expect(checklistLine(withField(about({ price: null }), 'title', '집', at))).toBe(
      '원룸 · 신림동 · 2층/4층',
    );
    expect(checklistLine(newChecklist(ID))).toBe('');
  });

  it('says what the maintenance is', () => {
    expect(maintenanceText(PLACE)).toBe('관리비 5만원');
    expect(maintenanceText({ ...PLACE, maintenance: 0 })).toBe('관리비 없음');
    expect(maintenanceText({ ...PLACE, maintenance: null })).toBe('');
    expect(maintenanceText(null)).toBe('');
  });

  it('says when the house was seen', () => {
    const seen = (day: string | null) => withField(newChecklist(ID), 'seenOn', day, at);
    expect(seenText(seen('20261128'), '20261128')).toBe('오늘 본 집');
    expect(seenText(seen('20261105'), '20261128')).toBe('11월 5일에 본 집');
    expect(seenText(seen('20251105'), '20261128')).toBe('2025년 11월 5일에 본 집');
    expect(seenText(seen(null), '20261128')).toBe('');
    expect(seenText(newChecklist(ID), '20261128')).toBe('');
  });
});

describe('what was found', () => {
  it('is counted without what there is none of', () => {
    expect(tallyText(tally('GOOD', 'GOOD', 'BAD', null))).toBe('좋음 2 · 나쁨 1');
    expect(tallyText(tally('FAIR', 'UNKNOWN'))).toBe('보통 1 · 모름 1');
  });

  it('is told of a room by the worst of it', () => {
    expect(roomVerdict(tally(null, null))).toEqual({ text: '아직이에요', grade: null });
    expect(roomVerdict(tally('GOOD', 'BAD'))).toEqual({ text: '나쁨 1', grade: 'BAD' });
    expect(roomVerdict(tally('GOOD', 'FAIR'))).toEqual({ text: '보통 1', grade: 'FAIR' });
    expect(roomVerdict(tally('GOOD', 'GOOD'))).toEqual({ text: '모두 좋음', grade: 'GOOD' });
    expect(roomVerdict(tally('GOOD', null))).toEqual({ text: '좋음 1', grade: 'GOOD' });
  });

  it('says what is left in words', () => {
    expect([0, 2, 12].map(leftText)).toEqual([
      '다 봤어요',
      '두 가지가 남았어요',
      '12가지가 남았어요',
    ]);
    expect(kindsText(0)).toBe('0가지');
  });

  it('turns the seconds of a litre into litres a minute', () => {
    expect([7.4, 6, 0].map(litresAMinute)).toEqual([8, 10, null]);
  });
});
