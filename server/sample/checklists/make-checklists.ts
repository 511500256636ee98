import {
  CHECKLIST_ITEMS,
  hybridStampAt,
  newChecklist,
  seoulDay,
  uuidV7,
  withEntry,
  withField,
  type CheckGrade,
  type Checklist,
  type ChecklistPlace,
} from '#core';

const DAY_MS = 86_400_000;
/** Seen in the evening before. */
const EVENING_MS = 6 * 3_600_000;
const DEVICE = 'sample';

interface Visit {
  readonly daysAgo: number;
  readonly place: Pick<ChecklistPlace, 'kind' | 'dong' | 'address' | 'floor'>;
  readonly price: NonNullable<ChecklistPlace['price']>;
  readonly maintenance: number;
  /** Of the usual items, one letter each in their order: good, fair, bad, unknown, or not answered. */
  readonly grades: string;
  readonly readings: Readonly<Record<string, number>>;
  readonly notes: Readonly<Record<string, string>>;
}

const VISITS: readonly Visit[] = [
  {
    daysAgo: 0,
    place: { kind: '원룸', dong: '신림동', address: '', floor: '2층/4층' },
    price: { dealType: 'MONTH_RENT', deposit: 500, monthly: 45 },
    maintenance: 5,
    grades: 'gggggmggmg-m-bg-ggm-bg--',
    readings: { 'bath-pressure': 7.4, 'room-sockets': 4 },
    notes: {
      'bath-mould': '세면대 아래 실리콘이 검어요. 집주인이 입주 전에 다시 발라 준다고 했어요.',
    },
  },
  {
    daysAgo: 2,
    place: { kind: '원룸', dong: '신림동', address: '', floor: '3층/5층' },
    price: { dealType: 'MONTH_RENT', deposit: 1000, monthly: 50 },
    maintenance: 7,
    grades: 'ggggggmggmgggbmgggmmggbg',
    readings: { 'bath-pressure': 5.2, 'bath-hot-water': 24, 'room-noise': 41 },
    notes: {
      'bath-mould': '세면대 아래 실리콘이 검어요.',
      'building-night': '골목 가로등 하나가 꺼져 있어요.',
    },
  },
  {
    daysAgo: 4,
    place: { kind: '복층', dong: '봉천동', address: '', floor: '5층/5층' },
    price: { dealType: 'JEONSE', deposit: 8400, monthly: 0 },
    maintenance: 6,
    grades: 'gmgmgbgmmgmggmbgmgbmbggm',
    readings: { 'bath-pressure': 9.1, 'room-noise': 28 },
    notes: { 'room-mould': '북쪽 벽에 물 자국이 있어요. 비 오는 날 다시 볼래요.' },
  },
];

const GRADES: Readonly<Record<string, CheckGrade>> = {
  g: 'GOOD',
  m: 'FAIR',
  b: 'BAD',
  u: 'UNKNOWN',
};

/** Houses that somebody saw in the days up to a day; `midnight` is its beginning in ms. */
export const sampleChecklists = (midnight: number): readonly Checklist[] =>
  VISITS.map((visit, n) => checklistOf(visit, midnight, n));

function checklistOf(visit: Visit, midnight: number, n: number): Checklist {
  const seenAt = midnight - visit.daysAgo * DAY_MS - EVENING_MS;
  const at = hybridStampAt(seenAt, DEVICE);
  const { place, price, maintenance } = visit;
  const where = { ...place, from: 'FREE', targetId: null, price, maintenance } as const;
  let one = withField(newChecklist(uuidV7(seenAt, [n])), 'place', where, at);
  one = withField(one, 'seenOn', seoulDay(seenAt), at);
  const usual = CHECKLIST_ITEMS.filter(({ isUsual }) => isUsual);
  for (const [k, { id, area }] of usual.entries()) {
    const row = { room: area, item: id };
    const grade = GRADES[visit.grades.charAt(k)];
    const reading = visit.readings[id];
    const note = visit.notes[id];
    if (grade !== undefined) one = withEntry(one, row, 'grade', grade, at);
    if (reading !== undefined) one = withEntry(one, row, 'reading', reading, at);
    if (note !== undefined) one = withEntry(one, row, 'note', note, at);
  }
  return one;
}
