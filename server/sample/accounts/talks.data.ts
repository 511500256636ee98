import type { VisitState } from '#core';
import { SAMPLE_ACCOUNTS } from '../../shared/sample-accounts';

const { owner, seeker } = SAMPLE_ACCOUNTS;

/** What is said in words; `>` is the owner of what it is about. */
interface SaidLine {
  readonly text: string;
  readonly picture?: string;
}

/** What is said of a visit. */
interface VisitLine {
  readonly byOwner: boolean;
  readonly visit: VisitState;
  readonly inDays: number;
  readonly hour: number;
}

export type TalkLine = SaidLine | VisitLine;

/** A talk of one of the accounts. Invented, and true of whatever room it is about. */
export interface AccountTalk {
  /** A direct deal of somebody, by its place among theirs · the listing of a mate · a member's house. */
  readonly about:
    | { readonly directOf: string; readonly place: number }
    | { readonly mateOf: string }
    | 'house';
  readonly seeker: string;
  readonly daysAgo: number;
  readonly hour: number;
  readonly lines: readonly TalkLine[];
  /** Who has not seen what the other said at its end. */
  readonly unreadBy: 'owner' | 'seeker' | null;
  readonly opensPlace?: true;
}

const says = (text: string): SaidLine => ({ text });

export const ACCOUNT_TALKS: readonly AccountTalk[] = [
  {
    about: { directOf: owner, place: 0 },
    seeker,
    daysAgo: 1,
    hour: 19,
    unreadBy: 'owner',
    opensPlace: true,
    lines: [
      says('안녕하세요, 글 보고 연락드려요. 방 아직 볼 수 있을까요?'),
      says('> 네, 아직 비어 있어요. 낮에 보시면 방이 얼마나 밝은지 아실 수 있어요.'),
      says('등기부등본은 계약 날에 같이 볼 수 있을까요?'),
      says('> 그럼요. 그날 바로 떼서 함께 확인해요.'),
      { byOwner: true, visit: 'PROPOSED', inDays: 3, hour: 14 },
      { byOwner: false, visit: 'AGREED', inDays: 3, hour: 14 },
      says('> 건물 위치를 열어 두었어요. 도착하시면 여기로 알려 주세요.'),
      says('네, 감사합니다. 그때 뵐게요!'),
    ],
  },
  {
    about: { directOf: owner, place: 2 },
    seeker: '둥근화분',
    daysAgo: 1,
    hour: 17,
    unreadBy: 'owner',
    lines: [
      says('안녕하세요. 글에 적힌 관리비 말고 따로 내는 돈이 있을까요?'),
      says('> 글에 적은 것 말고는 없어요. 편하게 보고 정하세요.'),
      says('감사해요. 퇴근하고 저녁에 보러 가도 될까요?'),
      { byOwner: false, visit: 'PROPOSED', inDays: 2, hour: 19 },
    ],
  },
  {
    about: { directOf: owner, place: 0 },
    seeker: '조용한화분',
    daysAgo: 1,
    hour: 21,
    unreadBy: 'owner',
    lines: [says('안녕하세요. 방을 보고 싶어요. 010-0000-7316으로 전화 주셔도 괜찮아요.')],
  },
  {
    about: { directOf: owner, place: 1 },
    seeker: '느린화분',
    daysAgo: 3,
    hour: 11,
    unreadBy: null,
    lines: [
      says('책상 놓을 자리가 궁금해요. 사진을 한 장 더 볼 수 있을까요?'),
      {
        text: '> 이쪽 벽에 책상이 들어가요.',
        picture: '/house/scene/desk-corner/day/trees/204317.svg',
      },
      says('잘 보여요. 어제 본 방 그대로네요. 이 방으로 하고 싶어요.'),
      says('> 네, 그럼 예약으로 바꿔 둘게요. 계약서는 만나서 함께 써요.'),
      says('좋아요. 준비할 서류를 알려 주시면 챙겨 갈게요.'),
      says('> 신분증만 가져오시면 돼요.'),
    ],
  },
  {
    about: { mateOf: '느린창문가' },
    seeker,
    daysAgo: 2,
    hour: 20,
    unreadBy: 'seeker',
    lines: [
      says('안녕하세요, 동의해 주셔서 감사해요. 청소는 어떻게 나누고 계세요?'),
      says('> 주말마다 번갈아 해요. 설거지는 먹은 사람이 바로 하고요.'),
      says('저도 그게 편해요. 한번 만나서 이야기할 수 있을까요?'),
      says('> 좋아요. 제 번호를 열어 두었어요. 편하실 때 연락 주세요.'),
    ],
  },
  {
    about: 'house',
    seeker,
    daysAgo: 4,
    hour: 13,
    unreadBy: null,
    lines: [
      says('안녕하세요, 지도에서 보고 연락드려요. 이 방 아직 있나요?'),
      says('> 네, 비어 있어요. 언제 들어오실 생각이세요?'),
      says('다음 달 안에 들어가려고 해요. 옵션은 사진에 있는 그대로인가요?'),
      says('> 네, 사진에 있는 것 모두 두고 쓰시면 돼요.'),
      says('알려 주셔서 감사해요. 다른 방도 보고 다시 연락드릴게요.'),
    ],
  },
  {
    about: { directOf: '매실청', place: 0 },
    seeker,
    daysAgo: 1,
    hour: 12,
    unreadBy: 'seeker',
    lines: [
      says('안녕하세요. 이번 주에 방을 볼 수 있는 날이 있을까요?'),
      says('> 네, 저녁에는 제가 건물에 있어요. 이 시간은 어떠세요?'),
      { byOwner: true, visit: 'PROPOSED', inDays: 4, hour: 18 },
    ],
  },
];

/** An ask between two who look for a mate, and what became of it. */
export interface AccountAsk {
  readonly asker: string;
  readonly asked: string;
  readonly daysAgo: number;
  readonly answer: 'ACCEPTED' | 'DECLINED' | null;
  /** Of who was asked, where it was opened to the asker; a number that nobody can have. */
  readonly tel?: string;
}

export const ACCOUNT_ASKS: readonly AccountAsk[] = [
  { asker: '새벽창문가', asked: seeker, daysAgo: 1, answer: null },
  { asker: seeker, asked: '조용한부엌', daysAgo: 2, answer: null },
  { asker: seeker, asked: '느린창문가', daysAgo: 3, answer: 'ACCEPTED', tel: '010-0000-4127' },
  { asker: '노란화분', asked: seeker, daysAgo: 5, answer: 'DECLINED' },
];
