import { withParticle, type ArchiveField, type NotKept, type PhotoFault } from '#core';
import type {
  BroughtFault,
  BroughtIn,
  NotBrought,
  TakenOut,
} from '../../stores/checklists/checklist-files';

export const TOO_LARGE_TO_TAKE =
  '사진이 많아서 한 파일에 다 담을 수 없어요. 몇 개만 골라 나눠서 내보내 주세요.';

export const takenText = ({ checklists, photos, lacking }: TakenOut): string => {
  const what = `체크리스트 ${String(checklists)}개와 사진 ${String(photos)}장을 파일로 내보냈어요.`;
  return lacking === 0
    ? what
    : `${what} 이 기기에 없는 사진 ${String(lacking)}장은 담지 못했어요. 인터넷에 연결해 열어 본 뒤 다시 내보내 주세요.`;
};

const NOT_BROUGHT: Readonly<Record<NotBrought, string>> = {
  'too-large': '파일이 너무 커서 열지 않았어요. 한칸에서 나눠 내보낸 파일을 골라 주세요.',
  'no-zip': 'zip 파일이 아니거나 손상됐어요. 한칸에서 내보낸 파일을 골라 주세요.',
  'not-ours': '한칸에서 내보낸 체크리스트 파일이 아니에요. 다른 파일을 골라 주세요.',
  newer: '더 새로운 한칸에서 내보낸 파일이에요. 새로고침한 뒤 다시 가져와 주세요.',
  'too-many': '체크리스트가 너무 많은 파일이에요. 나눠서 내보낸 파일을 골라 주세요.',
  unreadable: '파일을 읽지 못했어요. 다시 골라 주세요.',
};
export const notBroughtText = (why: NotBrought): string => NOT_BROUGHT[why];

export const broughtText = ({ checklists, photos }: BroughtIn): string =>
  checklists === 0
    ? '가져온 체크리스트가 없어요.'
    : `체크리스트 ${String(checklists)}개와 사진 ${String(photos)}장을 가져왔어요.`;

const FIELDS: Readonly<Record<ArchiveField, string>> = {
  title: '제목',
  place: '집 정보',
  contact: '연락처',
  seenOn: '집을 본 날짜',
  note: '메모',
  rooms: '공간',
  entries: '항목',
  photos: '사진 목록',
  removed: '지운 표시',
};
const PHOTOS: Readonly<Record<PhotoFault, string>> = {
  missing: '파일 안에 없어서',
  damaged: '손상돼서',
  'no-picture': '사진이 아니라서',
};
const KEPT: Readonly<Record<NotKept, string>> = {
  full: '저장 공간이 부족해서 가져오지 못했어요. 공간을 비운 뒤 다시 가져와 주세요.',
  forbidden: '이 브라우저가 저장을 막고 있어서 가져오지 못했어요. 일반 창에서 다시 가져와 주세요.',
};

/** What of a checklist did not come, said of its name. */
export function faultText(fault: BroughtFault): string {
  switch (fault.kind) {
    case 'none':
      return fault.reason === null
        ? '읽을 수 없어서 가져오지 못했어요.'
        : `가져오지 못했어요. ${fault.reason}`;
    case 'fields':
      return `${withParticle(fault.fields.map((field) => FIELDS[field]).join(', '), '은/는')} 읽을 수 없는 부분을 빼고 가져왔어요.`;
    case 'photo':
      return `${withParticle(fault.file, '은/는')} ${PHOTOS[fault.fault]} 뺐어요.`;
    case 'not-kept':
      return KEPT[fault.why];
  }
}
