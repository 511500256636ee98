/** What a question adds where its act takes away messages that were not sent; empty for none. */
export const unsentLost = (count: number): string =>
  count === 0 ? '' : ` 아직 보내지 못한 메시지 ${count}개는 지워져요.`;
