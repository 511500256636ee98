import { agoText } from '../shared/ago';

const KB = 1000;
const MB = KB * KB;

/** How large something is, as a person reads it: 0KB · 12KB · 3.4MB. */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.ceil(bytes / KB).toLocaleString('ko-KR')}KB`;
  return `${(Math.round((bytes / MB) * 10) / 10).toLocaleString('ko-KR')}MB`;
}

/**
 * What is said while nothing can be asked: how old what is shown is, or that it was never kept
 * (spec/readings R64). `keptAt` is null where nothing of the page came from what is kept.
 */
export function offlineText(o: {
  readonly keptAt: number | null;
  readonly isLacking: boolean;
  readonly now: number;
}): string {
  if (o.keptAt !== null) {
    const ago = agoText(o.keptAt, o.now);
    // 어제 takes no particle of time.
    return `오프라인이에요 · ${ago === '어제' ? ago : `${ago}에`} 저장한 내용이에요`;
  }
  return o.isLacking ? '오프라인이에요 · 저장해 두지 않은 화면이에요' : '인터넷 연결이 끊겼어요';
}
