import type { Block, BOARD } from '#core';

interface Remark {
  /** Which of the invented people; null has left. */
  readonly by: number | null;
  readonly text: string;
  readonly likes?: number;
}

/** A post and what was said about it. */
export interface MemoryThread extends Pick<Required<Remark>, 'by' | 'likes'> {
  readonly board: keyof typeof BOARD;
  readonly title: string;
  readonly hoursAgo: number;
  readonly views: number;
  readonly blocks: readonly Block[];
  readonly comments: readonly (Remark & { readonly replies?: readonly Remark[] })[];
}

const line = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const head = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const list = (...texts: readonly string[]): Block => ({
  type: 'bulletList',
  content: texts.map((text) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })),
});
const picture = (id: string, alt: string): Block => ({ type: 'picture', attrs: { id, alt } });

/** Invented, the oldest first. */
export const memoryThreads: readonly MemoryThread[] = [
  {
    board: 'TIP',
    title: '곰팡이 생긴 벽지, 이렇게 닦으니 다시 안 생겨요',
    by: 3,
    hoursAgo: 210,
    likes: 42,
    views: 812,
    blocks: [
      line('북향 원룸 2년 차예요. 첫 겨울에 창가 벽지가 까맣게 됐는데 올해는 멀쩡해요.'),
      head('순서'),
      list(
        '창문을 열고 마른 헝겊으로 먼저 털어 내기',
        '곰팡이 제거제를 뿌리고 20분 두기',
        '물걸레로 두 번 닦고 선풍기로 완전히 말리기',
      ),
      line('가구는 벽에서 손바닥 하나만큼 떼어 두는 게 제일 컸어요.'),
      picture('room-1', '창가에서 한 뼘 떨어진 침대'),
    ],
    comments: [
      { by: 2, text: '손바닥 하나! 오늘 바로 침대 옮겼어요.', likes: 6 },
      {
        by: 5,
        text: '락스는 벽지 색이 빠지던데 제거제는 괜찮은가요?',
        replies: [
          { by: 3, text: '구석에 먼저 해 보세요. 저는 흰 벽지라 티가 안 났어요.', likes: 3 },
        ],
      },
    ],
  },
  {
    board: 'HOME',
    title: '전세 재계약, 5% 넘게 올려 달라고 하는데 어떻게 답하셨어요?',
    by: 4,
    hoursAgo: 150,
    likes: 18,
    views: 640,
    blocks: [
      line('계약갱신을 요구했더니 집주인이 주변 시세를 말하면서 10%를 이야기해요.'),
      line('처음 겪는 일이라 말을 어떻게 꺼내야 할지 모르겠어요. 비슷한 경험 있으신 분 있나요?'),
    ],
    comments: [
      {
        by: 1,
        text: '저는 주택임대차상담센터에 먼저 전화해 보고 문자로 답했어요. 기록이 남아서 좋았어요.',
        likes: 11,
        replies: [
          { by: 4, text: '문자로 하는 거 좋네요. 감사해요!' },
          { by: 3, text: '저도 상담 받고 나니 말이 잘 나왔어요.' },
          { by: 2, text: '상담 시간은 평일 낮이더라고요.' },
          { by: 1, text: '맞아요, 점심시간에 걸었어요.' },
        ],
      },
    ],
  },
  {
    board: 'TOWN',
    title: '신림역 쪽이랑 서울대입구역 쪽, 밤길은 어디가 나을까요?',
    by: 2,
    hoursAgo: 96,
    likes: 9,
    views: 355,
    blocks: [
      line(
        '퇴근이 11시쯤이에요. 역에서 10분 안쪽으로 보고 있어요. 살아 보신 분 이야기가 궁금해요.',
      ),
    ],
    comments: [
      {
        by: 5,
        text: '큰길로만 다니면 둘 다 밝아요. 골목 안쪽은 낮에 한 번, 밤에 한 번 걸어 보세요.',
        likes: 4,
      },
      { by: null, text: '서울대입구역 쪽 3년 살았는데 만족했어요.' },
    ],
  },
  {
    board: 'WON',
    title: '청년 매입임대 당첨됐어요. 서류에서 헤맨 것들 적어요',
    by: 1,
    hoursAgo: 74,
    likes: 67,
    views: 1520,
    blocks: [
      line('세 번 떨어지고 네 번째에 됐어요. 서류에서 시간이 제일 많이 갔어요.'),
      list(
        '가족관계증명서는 상세로 떼기',
        '주민등록번호 뒷자리까지 나오게 고르기',
        '발급일이 공고일 뒤여야 하는지 공고문에서 먼저 확인하기',
      ),
      picture('room-2', '당첨된 집의 거실'),
    ],
    comments: [
      { by: 2, text: '축하해요! 상세로 떼는 거 저도 틀렸었어요.', likes: 8 },
      {
        by: 4,
        text: '발표까지 얼마나 걸렸어요?',
        replies: [{ by: 1, text: '접수 마감하고 두 달쯤이요.' }],
      },
    ],
  },
  {
    board: 'NOTICE',
    title: '행복주택 공고에서 “세대원”이면 부모님 집도 보나요?',
    by: 5,
    hoursAgo: 52,
    likes: 5,
    views: 290,
    blocks: [line('주소가 아직 본가예요. 제가 무주택이어도 같은 세대라서 안 되는 건지 헷갈려요.')],
    comments: [
      {
        by: 1,
        text: '공급 유형마다 달라서 공고문의 “무주택” 항목을 꼭 보세요. 저는 공고처에 전화했어요.',
        likes: 2,
      },
    ],
  },
  {
    board: 'TIP',
    title: '이사 당일 사진 30장, 이것만 찍어 두세요',
    by: 4,
    hoursAgo: 40,
    likes: 31,
    views: 705,
    blocks: [
      line('나갈 때 다투지 않으려고 들어가는 날 찍어 둔 목록이에요.'),
      list(
        '벽 네 면과 천장',
        '싱크대 아래 배관',
        '창틀과 방충망',
        '계량기 숫자',
        '옵션 가전의 뒷면',
      ),
    ],
    comments: [],
  },
  {
    board: 'HOME',
    title: '윗집 발소리, 관리실 없이 어떻게 말하면 좋을까요',
    by: 2,
    hoursAgo: 33,
    likes: 12,
    views: 410,
    blocks: [
      line(
        '다가구라 관리실이 없어요. 쪽지를 붙여 볼까 하는데 기분 나쁘지 않게 쓰는 법이 있을까요?',
      ),
    ],
    comments: [
      { by: 3, text: '시간대를 적어 주면 서로 편하더라고요. “밤 11시 뒤에”처럼요.', likes: 7 },
    ],
  },
  {
    board: 'TOWN',
    title: '봉천동 빨래방 어디가 덜 붐벼요?',
    by: 1,
    hoursAgo: 27,
    likes: 3,
    views: 120,
    blocks: [line('이불 빨래하려고요. 주말 낮에는 줄이 길어요.')],
    comments: [{ by: 5, text: '일요일 밤 9시 뒤에 가면 거의 비어 있어요.' }],
  },
  {
    board: 'TIP',
    title: '관리비에 뭐가 들어 있는지 물어볼 때 쓰는 문장',
    by: 3,
    hoursAgo: 20,
    likes: 25,
    views: 530,
    blocks: [
      line('“관리비에 수도, 인터넷, 청소비가 각각 얼마씩 들어 있나요?”'),
      line('이렇게 물어보면 대부분 항목별로 알려 주세요. 계약서 특약에 적어 달라고도 해 보세요.'),
    ],
    comments: [{ by: 2, text: '저장했어요!' }],
  },
  {
    board: 'NOTICE',
    title: '예비번호 12번이면 기다려 볼 만한가요?',
    by: 2,
    hoursAgo: 9,
    likes: 2,
    views: 88,
    blocks: [line('스무 집 뽑는 공고였어요. 지금 집 계약을 연장할지 고민이에요.')],
    comments: [],
  },
  {
    board: 'WON',
    title: '역세권 청년안심주택 입주 한 달 후기',
    by: 5,
    hoursAgo: 4,
    likes: 14,
    views: 233,
    blocks: [
      line('역까지 4분, 창이 남쪽이라 낮에는 불을 안 켜요. 주차는 안 돼요.'),
      picture('room-1', '창이 큰 방'),
    ],
    comments: [{ by: 4, text: '관리비는 얼마쯤 나와요?' }],
  },
  {
    board: 'HOME',
    title: '보증금 1,000에 55, 800에 57 중에 뭐가 나을까요',
    by: 4,
    hoursAgo: 1,
    likes: 1,
    views: 24,
    blocks: [line('같은 집인데 보증금을 조절할 수 있대요. 모아 둔 돈은 1,200이에요.')],
    comments: [],
  },
];
