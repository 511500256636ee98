import type { KeptKind } from '#core';

interface KindText {
  readonly name: string;
  /** What it is for, and when it comes again. */
  readonly hint: string;
}

/** What is kept, as a person knows it, in the order in which they would miss it. */
export const KIND_TEXTS: Readonly<Record<KeptKind, KindText>> = {
  saved: {
    name: '찜한 집과 저장한 공고',
    hint: '집 사진도 함께 저장해요. 찜해 두었다면 다음에 앱을 열 때 다시 저장해요.',
  },
  map: { name: '지도', hint: '마지막으로 본 곳의 지도예요.' },
  pages: { name: '둘러본 내용', hint: '최근에 본 집, 공고와 글이에요.' },
  pictures: { name: '둘러본 사진', hint: '최근에 본 사진이에요.' },
  fonts: { name: '글꼴', hint: '화면의 글자를 그려요.' },
  app: { name: '앱 화면', hint: '비우면 다음에 인터넷이 될 때 다시 저장해요.' },
};
