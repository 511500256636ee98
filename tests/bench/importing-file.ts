import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { DONGS, type Dong } from '../../server/geography/dongs.data';
import { Dice } from '../../server/pictures/scenes/dice';

const HEADERS =
  '매물번호,매물유형,거래유형,보증금(만원),월세(만원),관리비,관리비항목,별도부과,전용면적(㎡),층,총층,방구조,건물용도,방수,욕실수,방향,방향기준,사용승인일,입주가능일,주차,엘리베이터,옵션,시설,성별,법정동코드,시도,시군구,법정동,위도,경도,제목,설명,사진,전화,문자,오픈채팅,광고주,광고주이름,중개사무소,대표자,등록번호,중개사무소주소,중개사무소전화,등록일,확인일';

const SENTENCES = [
  '역까지 천천히 걸어 갈 수 있고 골목이 조용합니다.',
  '창이 남쪽으로 나 있어 겨울에도 볕이 잘 듭니다.',
  '세탁기와 냉장고는 작년에 새로 들였습니다.',
  '관리인이 계시고 공동 현관에 잠금 장치가 있습니다.',
  '편의점과 시장이 가까워 장 보기 좋습니다.',
  '도배와 장판을 새로 했습니다, "바로" 들어오실 수 있습니다.',
] as const;

/** Writes a .csv of so many invented listings, the same ones for the same seed. */
export async function writeListings(file: string, rows: number, seed: number): Promise<void> {
  const stream = createWriteStream(file);
  const dice = new Dice(seed);
  let text = `${HEADERS}\r\n`;
  for (let n = 1; n <= rows; n += 1) {
    text += `${listing(dice, n)}\r\n`;
    if (text.length < 1_000_000) continue;
    if (!stream.write(text)) await once(stream, 'drain');
    text = '';
  }
  stream.end(text);
  await finished(stream);
}

function listing(dice: Dice, n: number): string {
  const at = DONGS[dice.whole(0, DONGS.length - 1)] as Dong;
  const degrees = () => ((dice.number() - 0.5) * at.spread) / 80_000;
  const deal = dice.pick(['월세', '월세', '월세', '전세', '단기'] as const);
  const total = dice.whole(2, 15);
  const floor = dice.chance(0.05) ? '반지하' : `${dice.whole(1, total)}층`;
  const day = () => `2026-${two(dice.whole(1, 10))}-${two(dice.whole(1, 28))}`;
  const fee = dice.whole(0, 14);
  const description = Array.from({ length: dice.whole(2, 6) }, () => dice.pick(SENTENCES)).join(
    ' ',
  );
  const photos = Array.from({ length: dice.whole(3, 8) }, (_, at) => `/house/${n}-${at}.webp`);
  const tel = `010-${dice.whole(2000, 9999)}-${dice.whole(1000, 9999)}`;
  const advertiser = dice.chance(0.6)
    ? [
        '중개사무소',
        '',
        '한칸공인중개사사무소',
        '김예시',
        '11620-2026-00001',
        '서울특별시 관악구 신림로 1',
        '02-123-4567',
      ]
    : ['임대인', '박임대', '', '', '', '', ''];
  return [
    `B-${n}`,
    dice.pick(['원룸', '원룸', '고시원', '쉐어하우스', '청년주택'] as const),
    deal,
    `"${(deal === '전세' ? dice.whole(50, 300) * 100 : dice.whole(1, 30) * 100).toLocaleString('en')}"`,
    deal === '전세' ? '' : String(dice.whole(25, 120)),
    String(fee),
    fee >= 10 ? `일반관리비 ${fee - 3}; 수도 2; 인터넷 1` : '',
    dice.chance(0.5) ? '전기|가스' : '',
    (dice.whole(1200, 6000) / 100).toFixed(2),
    floor,
    String(total),
    dice.pick(['오픈형', '분리형', ''] as const),
    dice.pick(['다가구', '다세대', '오피스텔', '아파트'] as const),
    '1',
    '1',
    dice.pick(['남향', '남동향', '동향', '서향', ''] as const),
    dice.pick(['안방', '거실', ''] as const),
    `${dice.whole(1990, 2025)}.${two(dice.whole(1, 12))}.${two(dice.whole(1, 28))}`,
    dice.pick(['즉시', '협의', '2026-12-15'] as const),
    dice.pick(['가능', '불가', '1'] as const),
    dice.pick(['Y', 'N'] as const),
    dice.pick(['풀옵션|반려동물', '풀옵션', '주차', ''] as const),
    dice.pick(['에어컨|세탁기|냉장고|인덕션', '에어컨|냉장고|침대|책상|옷장', ''] as const),
    dice.pick(['무관', '여성', ''] as const),
    at.code,
    at.sido,
    at.sigungu,
    at.dong,
    (at.lat + degrees()).toFixed(6),
    (at.lng + degrees()).toFixed(6),
    `"${at.dong} ${n}번째 집, 볕이 드는 방"`,
    `"${description.replaceAll('"', '""')}"`,
    photos.join('|'),
    tel,
    dice.chance(0.5) ? tel : '',
    dice.pick(['https://openchat.example/o/1', ''] as const),
    ...advertiser,
    day(),
    '',
  ].join(',');
}

const two = (number: number) => String(number).padStart(2, '0');
