import { RISK_KIND, type RiskKind } from './risk';

/** What the card of a warning says: what not to do, why, and at most three steps. */
export interface RiskAdvice {
  readonly title: string;
  readonly reason: string;
  readonly steps: readonly string[];
}

const SEE_THE_ROOM = '방을 직접 보고, 지금 사는 사람인지 확인해요.';
const SAME_NAME = '등기부의 집주인과 계좌 이름이 같은지 봐요.';
const MEET_THE_OWNER = '계약서는 집주인과 만나서 써요.';

const ADVICE: Readonly<Record<RiskKind, RiskAdvice>> = {
  [RISK_KIND.MONEY_FIRST]: {
    title: '방을 보기 전에 돈을 보내지 마세요',
    reason: '돈을 받고 사라지는 일이 가장 많이 이렇게 시작돼요.',
    steps: [SEE_THE_ROOM, SAME_NAME, MEET_THE_OWNER],
  },
  [RISK_KIND.ACCOUNT_OF_ANOTHER]: {
    title: '집주인 이름의 계좌로만 보내세요',
    reason: '다른 사람의 계좌로 보낸 돈은 집주인에게 냈다고 인정받기 어려워요.',
    steps: [
      SAME_NAME,
      '이름이 다르면 보내지 말고 집주인에게 직접 물어봐요.',
      '이미 보냈다면 바로 은행과 112에 알려요.',
    ],
  },
  [RISK_KIND.DOOR_CODE]: {
    title: '방은 보여 주는 사람과 함께 보세요',
    reason: '비밀번호만 알려 주고 얼굴을 보이지 않는 것은 남의 빈방을 내놓는 사기에서 흔해요.',
    steps: [
      '집주인이나 지금 사는 사람과 함께 봐요.',
      '신분증의 이름이 등기부의 집주인과 같은지 봐요.',
      '혼자 본 방에는 돈을 보내지 않아요.',
    ],
  },
  [RISK_KIND.REMOTE_CONTRACT]: {
    title: '계약은 집주인과 만나서 하세요',
    reason: '만나지 않으면 상대가 정말 집주인인지 알 수 없어요.',
    steps: [
      MEET_THE_OWNER,
      '신분증은 만나서 서로 보여 줘요. 사진으로 보내지 않아요.',
      '등기부는 인터넷등기소에서 직접 떼어 봐요.',
    ],
  },
  [RISK_KIND.FOR_THE_OWNER]: {
    title: '집주인과 직접 이야기해 보세요',
    reason: '집주인을 대신한다는 말만으로는 계약할 권한이 있는지 알 수 없어요.',
    steps: [
      '위임장과 집주인의 인감증명서를 원본으로 봐요.',
      '집주인에게 전화해 맡긴 것이 맞는지 물어봐요.',
      '돈은 집주인 이름의 계좌로만 보내요.',
    ],
  },
  [RISK_KIND.LATER_REGISTRATION]: {
    title: '이사하는 날 바로 전입신고를 하세요',
    reason: '전입신고를 미루면 그동안 보증금을 지킬 권리가 생기지 않아요.',
    steps: [
      '이사한 날 전입신고와 확정일자를 함께 받아요.',
      '전입신고를 할 수 있다고 계약서에 적어요.',
      '할 수 없는 방이면 보증금을 맡기지 않아요.',
    ],
  },
  [RISK_KIND.OTHER_MESSENGER]: {
    title: '이야기는 여기에서 이어 가세요',
    reason: '다른 메신저로 옮기면 기록이 남지 않아 일이 생겨도 도와 드리기 어려워요.',
    steps: [
      '약속과 조건은 여기 채팅에 남겨요.',
      '보내 온 링크는 열지 않아요.',
      '자꾸 옮기자고 하면 신고해요.',
    ],
  },
};

/** What a person is told of a warning sign (spec/facts F14.3, F10). */
export const riskAdvice = (kind: RiskKind): RiskAdvice => ADVICE[kind];
