/** What a question adds where its act takes away messages that were not sent; empty for none. */
export const unsentLost = (count: number): string =>
  count === 0 ? '' : ` 아직 보내지 못한 메시지 ${count}개는 지워져요.`;

/** What a logout takes away, said before all else; empty for nothing. */
export function lostByLogout({ messages, writes }: { messages: number; writes: number }): string {
  if (messages > 0 && writes > 0)
    return `아직 보내지 못한 메시지 ${messages}개와 보낼 것 ${writes}개는 지워져요. `;
  if (messages > 0) return `아직 보내지 못한 메시지 ${messages}개는 지워져요. `;
  return writes > 0 ? `아직 보내지 못한 보낼 것 ${writes}개는 지워져요. ` : '';
}

/** The same of what is kept and viewed; null where it is not known what other devices have of it. */
export function listsLost(count: number | null): string {
  if (count === null) return '이 기기의 찜과 최근 본 항목은 지워져요. ';
  return count === 0
    ? ''
    : `아직 보내지 못한 찜·최근 본 항목 ${String(count)}개는 이 기기에서 지워져요. `;
}

/** The same of checklists that are on this device alone. */
export const checklistsLost = (count: number): string =>
  count === 0 ? '' : `아직 보내지 못한 체크리스트 ${String(count)}개는 이 기기에서 지워져요. `;
