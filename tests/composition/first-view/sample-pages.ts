import { APP_PAGES, type PageName } from '#core';

/** What stands for the named part of a path: one that is there, and one that is gone. */
interface SampleParam {
  readonly there: string;
  readonly gone: string;
}

const ID: SampleParam = { there: '1', gone: '999' };

/** What each page whose path has a named part is looked at with. A new one needs its line here. */
const PARAMS: Readonly<Partial<Record<PageName, SampleParam>>> = {
  house: ID,
  oauth: { there: 'kakao', gone: 'nobody' },
  feedTag: { there: '계약', gone: '없는 말' },
  chat: ID,
  content: { there: 'contract-day', gone: 'no-such-article' },
  notice: ID,
  post: ID,
  postModify: ID,
  mateDetail: ID,
  mateModify: ID,
  directDetail: ID,
  directModify: ID,
  collection: ID,
  collectionView: { there: 'c', gone: 'none' },
  checklist: ID,
  checklistModify: ID,
  checklistView: { there: 'abc123', gone: 'none' },
};

/** Addresses of one page that say more than its path. */
const MORE: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  home: ['/?p=login', '/?p=filter,notice', '/?p=share&popup=nobody', '/?p=%E2%80%AE%3Cb%3E', '/#a'],
  map: [
    '/map?dong=1162010200',
    '/map?dong=9999999999',
    '/map?dong=%3Cb%3E',
    '/map?lat=37.48420&lng=126.92970&level=4',
    '/map?lat=37.48420&lng=126.92970&level=5&dealType=JEONSE&sort=LOW_COST&pill=cost',
    '/map?lat=37.48420&lng=126.92970&level=5&spot=37.4800000,126.9200000',
    '/map?q=%EC%8B%A0%EB%A6%BC%EC%97%AD&lat=37.48420&lng=126.92970',
    '/map?lat=-80&lng=10&level=3',
    '/map?p=filter&dong=1162010200',
    '/map?p=place-search',
    '/map?page=2&dong=1162010200',
    '/map/',
  ],
  house: ['/place/1?p=report', '/place/1?p=photos', '/place/2', '/place/10'],
  compare: ['/compare?items=h1,d1', '/compare?items=h999', '/compare?items=%3Cb%3E'],
  collectionView: ['/c/mixed'],
  feedTag: ['/feed/tag/%EC%9B%94%EC%84%B8%2030%2F%EB%A7%8C%EC%9B%90%3F', '/feed/tag/%3Cb%3E'],
  zzim: ['/zzim?tab=recent', '/zzim?tab=zzim', '/zzim?tab=contact', '/zzim?tab=nothing'],
  oauth: ['/oauth/kakao?code=1&state=2', '/oauth/kakao?error=access_denied'],
};

/** The paths of a page; throws where nobody says what its named part may be. */
function pathsOf(name: PageName): readonly string[] {
  const { path } = APP_PAGES[name];
  if (!path.includes(':')) return [path];
  const param = PARAMS[name];
  if (param === undefined) throw new Error(`${path} has no sample of its named part.`);
  return [param.there, param.gone].map((part) =>
    path.replace(/:\w+/, () => encodeURIComponent(part)),
  );
}

/** Every page of the product by its name, at each of its addresses, and addresses of no page. */
export const SAMPLE_PAGES: readonly (readonly [name: string, url: string])[] = [
  ...(Object.keys(APP_PAGES) as PageName[]).flatMap((name) =>
    [...pathsOf(name), ...(MORE[name] ?? [])].map((url) => [name, url] as const),
  ),
  ...['/nowhere', '/place', '/place/1/2', '/nowhere?p=login', '/%3Cscript%3E'].map(
    (url) => ['no page', url] as const,
  ),
];
