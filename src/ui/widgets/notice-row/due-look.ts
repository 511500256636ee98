interface DueLook {
  /** today: the last day · soon: up to three days before · null: later, or over. */
  readonly tone: 'today' | 'soon' | null;
  /** What is read out: `D-3` is no word. */
  readonly said: string;
}

const SOON_DAYS = 3;

/** How a due text (spec/readings R6) looks and is read out. */
export function dueLook(text: string): DueLook {
  const days = /^D-(\d+)$/.exec(text)?.[1];
  if (days === undefined) return { tone: null, said: text === '' ? '상시 접수' : '접수 마감' };
  if (days === '0') return { tone: 'today', said: '오늘 마감' };
  return { tone: Number(days) <= SOON_DAYS ? 'soon' : null, said: `${days}일 뒤 마감` };
}
