import { columnsOf } from '../columns';

/**
 * What a delivered file may say of a notice, as HEADERS of houses do; docs/guides/import.md is the
 * operator's view.
 */
const HEADERS = {
  number: ['공고번호', '공고ID', '관리번호'],
  organisation: ['기관', '기관명', '공급기관'],
  office: ['담당', '담당부서', '지역본부'],
  title: ['제목', '공고명'],
  supplyType: ['공급유형', '유형', 'supplyTypeCode'],
  announcedOn: ['공고일', '게시일'],
  from: ['접수시작', '접수시작일', '신청시작'],
  until: ['접수마감', '접수마감일', '신청마감', '마감일'],
  areas: ['지역', '공급지역'],
  units: ['주택', '공급주택'],
  conditions: ['자격', '신청자격'],
  conditionsOn: ['자격기준일', '나이기준일'],
  documents: ['서류', '제출서류'],
  attachments: ['첨부', '첨부파일'],
  schedule: ['일정'],
  status: ['상태', '공고상태'],
  link: ['원문', '원문주소', '링크'],
  tel: ['전화', '전화번호', '문의'],
  hours: ['상담시간', '문의시간'],
  summary: ['안내', '요약', '설명'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type NoticeField = keyof typeof HEADERS;

export const NOTICE_COLUMNS = columnsOf<NoticeField>(
  HEADERS,
  ['number', 'organisation', 'title', 'announcedOn', 'areas'],
  ['areas', 'units', 'conditions', 'documents', 'attachments', 'schedule'],
);
