/** The map services that browsers are divided between. */
export type MapService = 'kakao' | 'naver';

/** The map services, and our own ground that needs none of them. */
export type MapServiceName = MapService | 'embedded';

/** The share of browsers that get Naver (spec/rules §4). */
const NAVER_SHARE = 0.2;

/**
 * The map service of this browser (spec/readings R7): the remembered one, or a draw with a random
 * number in [0, 1), which the caller remembers. What is remembered but unknown is drawn again.
 */
export function chooseMapService(remembered: string | null, random: number): MapService {
  if (remembered === 'kakao' || remembered === 'naver') return remembered;
  return random < NAVER_SHARE ? 'naver' : 'kakao';
}

/**
 * The services in the order in which they are tried (spec/readings R7): the drawn one, the other
 * one, each where its key is configured, and the embedded map, which needs none. A forced one that
 * can be used comes first.
 */
export function mapServiceOrder(
  drawn: MapService,
  configured: readonly MapService[],
  forced: MapServiceName | null = null,
): readonly MapServiceName[] {
  const both: readonly MapService[] = [drawn, drawn === 'kakao' ? 'naver' : 'kakao'];
  const order: readonly MapServiceName[] = [
    ...both.filter((one) => configured.includes(one)),
    'embedded',
  ];
  return [...order.filter((one) => one === forced), ...order.filter((one) => one !== forced)];
}

/** The service that an address asks for (`?map=`); null where it names none. */
export function mapServiceNamed(name: string | null): MapServiceName | null {
  return name === 'kakao' || name === 'naver' || name === 'embedded' ? name : null;
}
