import type { ConsentState } from '#core';

interface ConsentWords {
  readonly title: string;
  /** Which of the three steps is due; 0 where none is. */
  readonly due: 0 | 1 | 2 | 3;
}

/** Refused, lapsed or ended: never why. */
const NOT_THIS_TIME = { title: '이번에는 이어지지 않았어요', due: 0 } as const;

/** What somebody is told of how far they are with another one. */
export function consentWords(state: ConsentState, nickname: string): ConsentWords {
  switch (state) {
    case 'NONE':
      return { title: '서로 동의해야 연락처가 열려요', due: 1 };
    case 'WAITING':
      return { title: `${nickname}님의 답을 기다리고 있어요`, due: 2 };
    case 'ASKED':
      return { title: `${nickname}님이 먼저 관심을 보냈어요`, due: 2 };
    case 'ACCEPTED':
      return { title: '서로 동의했어요', due: 3 };
    case 'DECLINED':
    case 'LAPSED':
    case 'ENDED':
      return NOT_THIS_TIME;
  }
}
