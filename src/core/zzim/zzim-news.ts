import { withParticle } from '../shared/text/particle';
import type { ListedType } from './joined/joined-list';
import type { ZzimChange } from './zzim-changes';

/** Of what a member is told that it changed. */
export const NEWS_TYPE = {
  house: 'house',
  direct: 'direct',
  mate: 'mate',
  notice: 'notice',
} as const satisfies Partial<Record<ListedType, ListedType>>;
export type NewsType = keyof typeof NEWS_TYPE;

const NOUN: Readonly<Record<NewsType, string>> = {
  house: '집',
  direct: '방',
  mate: '메이트',
  notice: '공고',
};

interface ZzimNews {
  readonly title: string;
  readonly message: string;
}

/** What is told of a deal that is over, hidden or held: of all the same (spec/readings R41). */
const ENDED = '거래가 끝났거나 확인되지 않은 글이에요';

/** Its kind is one that is told. */
interface ToldChange extends ZzimChange {
  readonly kind: Exclude<ZzimChange['kind'], 'closed'>;
}

const isToldChange = (change: ZzimChange): change is ToldChange => change.kind !== 'closed';

function titleOf(type: NewsType, { kind, way }: ToldChange): string {
  const noun = `찜한 ${NOUN[type]}`;
  const subject = withParticle(noun, '이/가');
  switch (kind) {
    case 'price':
      return `${noun}의 값이 ${way === 'down' ? '내렸어요' : '올랐어요'}`;
    case 'deal':
    case 'maintenance':
      return `${noun}의 조건이 바뀌었어요`;
    case 'over':
      return type === 'house'
        ? `${noun}의 거래가 끝났어요`
        : `${withParticle(noun, '을/를')} 지금은 볼 수 없어요`;
    case 'reserved':
      return `${subject} 예약됐어요`;
    case 'free':
    case 'back':
      return `${subject} 다시 나왔어요`;
    case 'begun':
      return `${noun}의 접수가 시작됐어요`;
    case 'closing':
      return `${subject} 곧 마감해요`;
    case 'until':
    case 'corrected':
      return `${subject} 정정됐어요`;
  }
}

/**
 * What a member is told of something that they keep, by the most telling of its changes (spec/readings R50a); null
 * where nothing of it is told: that a notice is over was told before, while there was still time.
 */
export function zzimNews(
  { type, name }: { readonly type: NewsType; readonly name: string },
  changes: readonly ZzimChange[],
): ZzimNews | null {
  const [first, ...others] = changes.filter(isToldChange);
  if (first === undefined) return null;
  const isEnded = first.kind === 'over' && type !== 'house';
  const said = isEnded ? [ENDED] : [first, ...others].map(({ text }) => text);
  return { title: titleOf(type, first), message: [name, ...said].join(' · ') };
}
