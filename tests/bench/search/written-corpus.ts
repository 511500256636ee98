/** A post of the corpus, with what is said about it. */
export interface WrittenPost {
  readonly title: string;
  readonly text: string;
  /** Days before today. */
  readonly age: number;
  readonly comments: readonly { readonly text: string; readonly age: number }[];
}

/** The most frequent words, of what people who live alone write about. */
const KNOWN =
  '월세 보증금 원룸 관리비 이사 집주인 계약 전세 방음 곰팡이 청년 지원 대출 보일러 복층 오피스텔 고시원 반지하 중개 확정일자 전입신고 세탁기 냉장고 에어컨 옵션 역세권 층간소음 분리수거 택배 도어락 창문 화장실 수압 환기 결로 단열 가스 전기 수도 인터넷 공과금 공고 당첨 예비 신청 서류 소득 자취 요리 청소'.split(
    ' ',
  );
const ENDINGS = ['', '', '은', '이', '을', '에서', '하고', '도', '까지'];
const VERBS =
  '알아봤어요 궁금해요 괜찮아요 비싸요 힘들었어요 해결했어요 물어보세요 추천해요 조심하세요 들었어요'.split(
    ' ',
  );
/** Syllables of the rarer words. */
const SYLLABLES = Array.from(
  '가나다라마바사아자차카타파하거너더러머버서어저처고노도로모보소오조초구누두루무부수우주추기니디리미비시이지치강남동래명방산상성송신안양영원인장정중천평포한호홍화',
);
const WORDS = 4000;
/** Days over which it was written. */
const DAYS = 700;

/** The same numbers for everybody, each between 0 and below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words, the most frequent first. */
export const CORPUS_WORDS: readonly string[] = (() => {
  const next = numbers(14);
  const words = new Set(KNOWN);
  while (words.size < WORDS) {
    const length = next() < 0.6 ? 2 : 3;
    words.add(
      Array.from({ length }, () => SYLLABLES[Math.floor(next() * SYLLABLES.length)]).join(''),
    );
  }
  return [...words];
})();

/** So many posts, each with `comments` comments on average; words are as frequent as words are (Zipf). */
export function* writtenCorpus(count: number, comments: number): Generator<WrittenPost> {
  const next = numbers(20_261_125);
  const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
  const most = Math.log(WORDS + 1);
  const word = (): string => CORPUS_WORDS[Math.floor(Math.exp(next() * most)) - 1] ?? '';
  const words = (length: number): string =>
    Array.from({ length }, () => `${word()}${one(ENDINGS)}`).join(' ');
  const sentence = (): string => `${words(3 + Math.floor(next() * 6))} ${one(VERBS)}.`;
  const text = (most: number): string =>
    Array.from({ length: 1 + Math.floor(next() * most) }, sentence).join(' ');
  for (let at = 0; at < count; at += 1) {
    const age = Math.floor(next() * DAYS);
    yield {
      title: words(2 + Math.floor(next() * 4)),
      text: text(12),
      age,
      comments: Array.from({ length: Math.floor(next() * (2 * comments + 1)) }, () => ({
        text: text(3),
        age: Math.floor(next() * (age + 1)),
      })),
    };
  }
}
