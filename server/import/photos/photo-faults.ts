import type { PictureFault } from '../../ports/pictures/pictures';
import type { FetchFault } from './fetch-photo';
import type { PlaceFault } from './photo-places';

/** Why a picture that a row names is not taken. */
export type PhotoFault = PictureFault | FetchFault | PlaceFault;

const ANOTHER = '다른 사진을 적거나 비워 주세요';
const LATER = '나중에 같은 명령을 다시 실행하거나 파일로 보내 주세요';
const AS_JPEG = 'JPEG, PNG, WebP, GIF 파일로 바꿔 주세요';

/** The same for the operator: what is wrong, and what to do. */
export const PHOTO_FAULTS: Readonly<Record<PhotoFault, readonly [why: string, instead: string]>> = {
  'no-picture': ['사진 파일이 아닙니다', AS_JPEG],
  heic: ['HEIC 사진입니다', AS_JPEG],
  'too-many-pixels': ['가로세로가 너무 큰 사진입니다', '5,000만 화소 안으로 줄여 주세요'],
  broken: ['깨진 사진입니다', ANOTHER],
  'not-https': ['https 주소가 아닙니다', 'https://로 시작하는 주소나 파일의 이름을 적어 주세요'],
  private: [
    '인터넷에 있는 주소가 아닙니다',
    '누구나 열 수 있는 https 주소나 파일의 이름을 적어 주세요',
  ],
  odd: ['받을 수 없는 모양의 주소입니다', '이름, 암호, 포트가 없는 https 주소를 적어 주세요'],
  away: ['주소의 서버가 답하지 않습니다', LATER],
  'too-slow': ['30초 안에 받지 못했습니다', LATER],
  'too-large': ['10MB보다 큽니다', '10MB 안으로 줄여 주세요'],
  'too-many-redirects': [
    '다른 주소로 너무 여러 번 보냅니다',
    '사진이 있는 주소를 바로 적어 주세요',
  ],
  'not-there': ['주소에 사진이 없습니다', ANOTHER],
  'no-file': ['파일을 찾을 수 없습니다', '목록 파일 옆이나 --photos의 폴더, 묶음에 넣어 주세요'],
  outside: [
    '사진 폴더 밖의 파일입니다',
    '사진 폴더 안의 파일, https 주소, /house/로 시작하는 경로를 |로 나누어 적어 주세요',
  ],
};
