import type { Consents } from '#core';

/** A consent as the form shows it: its name, and the heart of the text that is agreed to. */
export interface ConsentText {
  readonly name: keyof Consents;
  readonly title: string;
  /** Headings and what stands under them; none where the title says it all. */
  readonly points: readonly (readonly [heading: string, text: string])[];
}

export const REQUIRED: readonly (ConsentText & {
  readonly name: 'isFourteen' | 'terms' | 'privacy';
})[] = [
  { name: 'isFourteen', title: '만 14세 이상이에요', points: [] },
  {
    name: 'terms',
    title: '이용약관에 동의해요',
    points: [
      [
        '무엇을 하나요',
        '한칸은 혼자 살 집을 찾고, 이야기를 나누고, 직거래와 메이트를 구하는 곳이에요.',
      ],
      ['지켜 주세요', '사실과 다른 매물, 남을 해치는 글, 다른 사람의 계정은 쓸 수 없어요.'],
      ['책임', '매물의 내용은 올린 사람이 책임져요. 계약하기 전에 등기와 현장을 꼭 확인해 주세요.'],
      ['그만두기', '언제든 탈퇴할 수 있고, 가입보다 어렵지 않아요.'],
    ],
  },
  {
    name: 'privacy',
    title: '개인정보 수집과 이용에 동의해요',
    points: [
      ['모으는 것', '로그인한 서비스의 회원 번호, 닉네임, 접속 기록'],
      ['쓰는 곳', '로그인, 글과 찜의 보관, 부정한 이용을 막는 일'],
      [
        '보관하는 기간',
        '탈퇴하면 바로 지워요. 법에 따라 분쟁 기록은 3년, 계약과 결제 기록은 5년, 접속 기록은 3개월 따로 보관해요.',
      ],
      ['거부할 권리', '동의하지 않을 수 있어요. 다만 그러면 가입할 수 없어요.'],
    ],
  },
];

export const OPTIONAL: readonly (ConsentText & {
  readonly name: 'marketing' | 'nightMarketing';
})[] = [
  {
    name: 'marketing',
    title: '혜택과 소식을 받을게요',
    points: [
      ['보내는 것', '새 기능, 행사, 할인 소식을 (광고) 표시와 함께 앱 알림이나 문자로 보내요.'],
      ['보관하는 기간', '동의를 거두거나 탈퇴할 때까지예요. 2년마다 다시 여쭤봐요.'],
      ['거부할 권리', '동의하지 않아도 한칸을 그대로 쓸 수 있고, 언제든 무료로 거둘 수 있어요.'],
    ],
  },
  { name: 'nightMarketing', title: '밤 9시부터 아침 8시 사이에도 받을게요', points: [] },
];
