/** What the reads of a test are about. */
export interface Known {
  readonly house: string;
  /** A signed link. */
  readonly picture: string;
}

/** All of Korea, nearly. */
const TILE = '6/54/24';
const SEOUL = 'swLat=37.42&swLng=126.76&neLat=37.7&neLng=127.19';

/** An address or two of every read that the documentation names, by its path there. */
export function documentedReads({ house }: Known): Readonly<Record<string, readonly string[]>> {
  return {
    '/v2/houses': [`${SEOUL}&limit=30`, `${SEOUL}&sort=price&depositMax=1000`],
    '/v2/houses/map': [`${SEOUL}&level=8`, `${SEOUL}&level=6&monthlyMax=60`],
    '/v2/houses/tally': [SEOUL],
    '/v2/houses/nearest': ['lat=37.4842&lng=126.9293'],
    '/v2/houses/some': [`id=${house}`],
    '/v2/houses/lately': ['news=new-today&lat=37.4842&lng=126.9293'],
    '/v2/houses/{id}': [''],
    '/v2/houses/{id}/similar': [''],
    '/v2/houses/{id}/price-level': [''],
    '/v2/codes': ['DISCOUNT&HOUTP&GENDR'],
    '/v2/places': ['q=%EC%8B%A0%EB%A6%BC', 'q=%E3%85%85%E3%84%B9'],
    '/v2/areas/at': ['lat=37.4842&lng=126.9293'],
    '/v2/stops/near': ['lat=37.4842&lng=126.9293'],
    '/v2/places/nearby': ['category=CS2&lat=37.4842&lng=126.9293'],
    '/v1/inventories': ['TARGET=POPUP'],
    '/v1/session': [''],
    '/v2/reports': [''],
    '/v1/noti-clusters/{id}': [''],
    '/v2/communities/{id}': [''],
    '/v2/deals/{id}': [''],
    '/v2/map/tiles/{z}/{x}/{y}': ['', 'v=1'],
    '/v2/map/dongs/{code}': [''],
    '/healthz': [''],
    '/readyz': [''],
  };
}

/** Reads that are no call of the documentation: files, pictures, pages. */
function otherReads({ house, picture }: Known): readonly string[] {
  return [
    '/map/base.json',
    picture,
    '/docs/openapi.json',
    '/sitemap.xml',
    '/.well-known/apple-app-site-association',
    '/.well-known/assetlinks.json',
    '/',
    '/map',
    `/place/${house}`,
  ];
}

function idFor(path: string, { house }: Known): string {
  if (path.startsWith('/v2/houses')) return house;
  return path.startsWith('/v2/communities') ? 'sample-post' : 'sample-direct';
}

/** The same with its name and query filled in. */
export function addressesOf(known: Known): readonly string[] {
  const documented = Object.entries(documentedReads(known)).flatMap(([path, queries]) => {
    const place = path
      .replace('{id}', idFor(path, known))
      .replace('{z}/{x}/{y}', TILE)
      .replace('{code}', '1162010200');
    return queries.map((query) => (query === '' ? place : `${place}?${query}`));
  });
  return [...documented, ...otherReads(known)];
}
