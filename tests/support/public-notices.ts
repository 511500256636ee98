import type {
  PublicNoticeList,
  PublicNotices,
  ServiceList,
} from '../../server/ports/notices/public-notices';
import type { NewNotice } from '../../server/ports/notices/notices';
import { ServiceCaller } from '../../server/outside/public-notices/service-caller';
import { lhFault } from '../../server/outside/public-notices/service-fault';
import { KNOWN_AREAS } from '../../server/geography/known-areas';
import { AreaFinder } from '../../server/shared/area-finder';
import { clock } from './app-deps';
import { fakeCallCounts } from './fake-call-counts';
import { watchedOutside, type WatchedOutside } from './outside';

export const AREAS = new AreaFinder(KNOWN_AREAS.values());

/** What is asked of a service in tests. */
export const QUESTION = {
  since: '20260601',
  openFrom: [],
  areas: AREAS,
  cancel: new AbortController().signal,
} as const;

/** Answers a call by its address; a text, or a whole answer. */
export type Answering = (url: URL) => string | Response | Promise<string | Response>;

/** An outside whose every call is answered by hand. */
function scriptedOutside(answer: Answering): WatchedOutside {
  const outside = watchedOutside(clock);
  return {
    ...outside,
    fetch: async (input) => {
      const url = String(input instanceof Request ? input.url : input);
      outside.asked.push(url);
      const given = await answer(new URL(url));
      return typeof given === 'string' ? new Response(given) : given;
    },
  };
}

/** Asks a service that answers by hand, LH where nothing else is said. */
export function scriptedCaller(
  answer: Answering,
  {
    key = 'a1b2c3d4'.repeat(8),
    mostADay = 1000,
    outside = scriptedOutside(answer),
    headerFault = lhFault,
  } = {},
) {
  const counts = fakeCallCounts(clock);
  const host = 'https://notices.example';
  const parts = { service: 'lh', host, key, headerFault, outside, counts, mostADay };
  const caller = new ServiceCaller(parts);
  return { caller, outside };
}

/** A list of which all is open. */
export const listOf = (name: string, numbers: readonly string[], isWhole = true): ServiceList => ({
  name,
  announced: { numbers, isWhole },
  open: { numbers, isWhole },
});

/** The numbers of all lists, each once. */
export const numbersOf = ({ lists }: PublicNoticeList): readonly string[] => [
  ...new Set(lists.flatMap(({ announced, open }) => [...announced.numbers, ...open.numbers])),
];

/** All notices of a list; null for those that could not be read. */
export async function readAll(list: PublicNoticeList): Promise<readonly (NewNotice | null)[]> {
  const read: (NewNotice | null)[] = [];
  for await (const notice of list.notices) read.push(notice);
  return read;
}

export const askAll = async (service: PublicNotices) => readAll(await service.ask(QUESTION));
