/** Milliseconds that a call took, from asking to the last byte of its answer. */
export interface AnswerTimes {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
}

const CALLS = 200;
const AT_ONCE = 8;
/** 신림역, and further off places: no two calls in a row ask for the same box. */
const PLACES = [
  { lat: 37.48421, lng: 126.92972 },
  { lat: 37.5563, lng: 126.9236 },
  { lat: 37.4979, lng: 127.0276 },
  { lat: 35.1578, lng: 129.0599 },
];

function box(index: number, degrees: number): string {
  const place = PLACES[index % PLACES.length] ?? { lat: 37.5, lng: 127 };
  const shift = (index % 50) * 0.0001;
  return new URLSearchParams({
    swLat: String(place.lat - degrees + shift),
    swLng: String(place.lng - degrees + shift),
    neLat: String(place.lat + degrees + shift),
    neLng: String(place.lng + degrees + shift),
  }).toString();
}

/** The cheapest answer there is: what it costs to be asked at all. Everything else is told as a ratio. */
export const BARE = 'bare JSON (/v1/session)';

const QUESTIONS: readonly { name: string; path: (index: number) => string }[] = [
  { name: BARE, path: () => '/v1/session' },
  {
    name: 'map, a neighbourhood (level 4)',
    path: (i) => `/v2/houses/map?level=4&${box(i, 0.008)}`,
  },
  { name: 'map, a city (level 8)', path: (i) => `/v2/houses/map?level=8&${box(i, 0.12)}` },
  { name: 'map, the country (level 13)', path: (i) => `/v2/houses/map?level=13&${box(i, 3)}` },
  { name: 'list, recommended', path: (i) => `/v2/houses?limit=20&${box(i, 0.02)}` },
  { name: 'list, by price', path: (i) => `/v2/houses?limit=20&sort=price&${box(i, 0.02)}` },
  { name: 'rooms, newest', path: (i) => `/v2/deals?dealType=direct&limit=${18 + (i % 3)}` },
  { name: 'mates, newest', path: (i) => `/v2/deals?dealType=mate&limit=${18 + (i % 3)}` },
  {
    name: 'places, initials',
    path: (i) => `/v2/places?q=${['ㅅㄹ', 'ㄱㄴ', 'ㅎㄷ'][i % 3] ?? 'ㅅ'}`,
  },
];

/** Asks each question many times, several at once, as several people would. */
export async function measureAnswers(origin: string): Promise<AnswerTimes[]> {
  const all: AnswerTimes[] = [];
  for (const { name, path } of QUESTIONS) {
    await ask(origin + path(0));
    const begun = performance.now();
    const times = await askMany(origin, path);
    const seconds = (performance.now() - begun) / 1000;
    const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
    all.push({ name, p50: at(0.5), p99: at(0.99), perSecond: CALLS / seconds });
  }
  return all;
}

async function askMany(origin: string, path: (index: number) => string): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < CALLS) {
      const index = next;
      next += 1;
      times.push(await ask(origin + path(index)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return times.sort((a, b) => a - b);
}

async function ask(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return performance.now() - begun;
}
