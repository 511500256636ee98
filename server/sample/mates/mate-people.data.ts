const FIRST = ['초록', '하늘', '새벽', '느린', '작은', '둥근', '포근한', '조용한', '노란', '파란', '따뜻한', '바른', '맑은', '산책하는', '책읽는'] as const; // oxfmt-ignore
const SECOND = ['화분', '부엌', '창문가', '이불', '슬리퍼', '찻잔', '선반', '라디오', '고양이', '다람쥐', '자전거', '돗자리', '식탁', '담요'] as const; // oxfmt-ignore

/** Nicknames of those who look for a mate: one listing each. */
export const MATE_PEOPLE: readonly string[] = SECOND.flatMap((second) =>
  FIRST.map((first) => `${first}${second}`),
);
