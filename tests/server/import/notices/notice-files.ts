import { NOTICE_COLUMNS, type NoticeField } from '../../../../server/import/notices/notice-columns';

/** A notice as an operator writes it; a test names what matters to it. */
export type NoticeRow = Partial<Record<NoticeField, string>>;

export const NOTICE: NoticeRow = {
  number: '2026-001',
  organisation: 'LH',
  office: 'LH 서울지역본부',
  title: '2026년 4차 청년 매입임대주택 입주자 모집공고',
  supplyType: '매입임대',
  announcedOn: '2026-11-10',
  from: '2026.11.20. 10시',
  until: '2026-11-25 17:00',
  areas: '서울 관악구; 서울 동작구',
  units:
    '봉천동 은천길|23.1㎡|100만원|154,000원|14|1순위\n상도동|26.4|200~300만원|257,000원|6호|2순위',
  conditions:
    '1순위: 만 19~39세, 미혼, 무주택, 수급자 또는 한부모가족\n3순위: 만 19~39세, 무주택, 본인 월소득 431만원 이하(1인), 본인 자산 25,100만원 이하, 서울 거주',
  documents: '주민등록표 등본|공고일 이후 발급|정부24|https://www.gov.kr/\n신청서',
  attachments: '모집공고문.pdf|https://example.com/a/notice.pdf',
  schedule:
    '서류제출 대상자 발표|2026-12-03 16:00\n서류제출|2026-12-05 10:00|2026-12-09 17:00|온라인\n당첨자 발표|2027-02-20',
  link: 'https://apply.lh.or.kr/',
  tel: '1600-1004',
  hours: '평일 9시~18시',
  summary: '가전이 갖춰진 원룸입니다.',
};

/** As a spreadsheet writes it, under Korean headers. */
export function noticesCsv(notices: readonly NoticeRow[]): string {
  const fields = [...new Set(notices.flatMap((one) => Object.keys(one) as NoticeField[]))];
  const quoted = (cell: string) =>
    /[",\n\r;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const lines = notices.map((one) => fields.map((field) => quoted(one[field] ?? '')));
  return [fields.map(NOTICE_COLUMNS.nameOf), ...lines].map((cells) => cells.join(',')).join('\r\n');
}
