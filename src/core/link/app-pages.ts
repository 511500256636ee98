/** An area of the product whose screens are still to come; a page of it says what will be there. */
export type ComingArea = 'communities' | 'deal' | 'calculator' | 'roomMatch';

type Path = `/${string}`;

/** A page of the app. */
export interface AppPage {
  /** Where it stands; `:x` is one part of a path. */
  readonly path: Path;
  /** How the window is called; null where the product's own title stands, or what is shown names it. */
  readonly title: string | null;
  /** The area that it waits for; null where its screen is there. */
  readonly coming: ComingArea | null;
}

const screen = <Title extends string | null>(path: Path, title: Title) => ({
  path,
  title,
  coming: null,
});
const coming = (path: Path, title: string, area: ComingArea) => ({ path, title, coming: area });

/**
 * Every page that there is (spec/rules §2, spec/screens S1–S14): the one table that the server
 * and the app read. What is not here is 404 to both.
 */
export const APP_PAGES = {
  home: screen('/', null),
  map: screen('/map', '지도'),
  house: screen('/place/:id', null),
  zzim: screen('/zzim', '찜'),
  compare: screen('/compare', '집 비교'),
  more: screen('/more', '더보기'),
  notifications: screen('/more/notifications', '알림'),
  alarmSettings: screen('/more/alarms', '알림 설정'),
  blocked: screen('/more/blocked', '차단한 사람'),
  offline: screen('/more/offline', '오프라인 저장 공간'),
  outbox: screen('/outbox', '보낼 것'),
  chats: screen('/chats', '채팅'),
  chat: screen('/chats/:id', '채팅'),
  signUp: screen('/more/sign-up', '회원가입'),
  oauth: screen('/oauth/:provider', '로그인'),
  appInstall: screen('/app/install', '앱 설치'),
  appUpdate: screen('/app/update', '앱 업데이트'),
  youth: screen('/youth/todays', '청년'),
  youthGuide: screen('/youth/guide', '공고 읽는 법'),
  notices: screen('/youth/notices', '청년공고'),
  notice: screen('/notices/:id', null),
  communities: screen('/youth/communities', '커뮤니티'),
  // In front of the page whose part it would be.
  postWrite: screen('/posts/write', '글쓰기'),
  post: screen('/posts/:id', '커뮤니티'),
  postModify: screen('/posts/:id/modify', '글 고치기'),
  search: screen('/search', '검색'),
  feed: screen('/feed', '피드'),
  feedTag: screen('/feed/tag/:tag', '피드'),
  content: screen('/contents/:id', '피드'),
  deal: screen('/deal', '직거래'),
  direct: screen('/direct', '직거래'),
  directDetail: screen('/direct/detail/:id', '직거래'),
  dealMine: screen('/deal/mine', '내 직거래 글'),
  directWrite: screen('/direct/write', '직거래 올리기'),
  directModify: screen('/direct/modify/:id', '직거래 고치기'),

  mate: screen('/mate', '메이트'),
  mateDetail: screen('/mate/detail/:id', '메이트'),
  mateWrite: screen('/mate/write', '메이트 구하기'),
  mateModify: screen('/mate/modify/:id', '메이트 글 고치기'),
  collections: screen('/collections', '모음'),
  collection: screen('/collections/:id', '모음'),
  /** What a link of a collection opens. */
  collectionView: screen('/c/:code', '모음'),
  checklists: screen('/checklists', '체크리스트'),
  checklist: screen('/checklists/:id', '체크리스트'),
  checklistWrite: screen('/checklist/write', '체크리스트 쓰기'),
  checklistModify: screen('/checklist/modify/:id', '체크리스트'),
  checklistGuide: screen('/checklist/guide', '방 보는 법'),
  checklistView: screen('/view/:code', '함께 보는 체크리스트'),
  calculator: coming('/more/price-calculator', '계산기', 'calculator'),
  roomMatch: coming('/more/custom-room-match', '맞춤 방 찾기', 'roomMatch'),
} as const satisfies Readonly<Record<string, AppPage>>;

export type PageName = keyof typeof APP_PAGES;

/** The pages whose screens are there. */
export type ScreenName = {
  [Name in PageName]: (typeof APP_PAGES)[Name]['coming'] extends null ? Name : never;
}[PageName];

/** A page that was found at a path. */
export interface FoundPage {
  readonly name: PageName;
  readonly page: AppPage;
  /** The parts of the path that its `:x` stand for, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const NAMES = Object.keys(APP_PAGES) as PageName[];

/**
 * The page at a path, with or without slashes at its end; null where there is none, and where a part
 * was mangled on its way: nothing has such a name.
 */
export function pageAt(path: string): FoundPage | null {
  if (!isPath(path)) return null;
  const parts = partsOf(path).map(decoded);
  for (const name of NAMES) {
    const page: AppPage = APP_PAGES[name];
    const params = paramsIn(page, parts);
    if (params !== null) return { name, page, params };
  }
  return null;
}

const isPath = (text: string): text is Path => text.startsWith('/');

const partsOf = (path: Path): readonly string[] => path.replace(/\/+$/, '').split('/').slice(1);

/** Empty, as no part of a page is, where it cannot be read. */
function decoded(part: string): string {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}

function paramsIn({ path }: AppPage, parts: readonly string[]): FoundPage['params'] | null {
  const named = partsOf(path);
  if (named.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const name = named[at];
    if (part === '' || name === undefined) return null;
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}
