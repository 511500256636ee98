import { decodes } from '../http/requests/odd-text';
import { homePage } from './home-page';
import { housePage } from './house-page';
import { communityPage, dealPage } from './item-page';
import { mapPage } from './map-page';
import { unlisted, type PresentHead } from './page-head';

/**
 * Every page of the app (product.md §2, readings.md §3) and who presents its head; `:x` is one part
 * of a path, `*` is more. A noun that gets a screen gets a presenter, and its line here.
 */
const PAGES: readonly (readonly [path: string, present: PresentHead])[] = [
  ['/', homePage],
  ['/map', mapPage],
  ['/place/:id', housePage],
  ['/feed', unlisted('피드')],
  ['/feed/tag/:tag', unlisted('피드')],
  ['/contents/:id', communityPage('피드')],
  ['/youth/todays', unlisted('청년')],
  ['/youth/communities', unlisted('커뮤니티')],
  ['/youth/notices', unlisted('청년공고')],
  ['/youth/guide', unlisted('청년')],
  ['/posts/write', unlisted('커뮤니티')],
  ['/posts/:id', communityPage('커뮤니티')],
  ['/posts/:id/modify', unlisted('커뮤니티')],
  ['/notices/:id', unlisted('청년공고')],
  ['/mate', unlisted('메이트')],
  ['/mate/detail/:id', dealPage('메이트')],
  ['/mate/write', unlisted('메이트')],
  ['/mate/modify/:id', unlisted('메이트')],
  ['/deal', unlisted('직거래')],
  ['/direct', unlisted('직거래')],
  ['/direct/detail/:id', dealPage('직거래')],
  ['/direct/write', unlisted('직거래')],
  ['/direct/modify/:id', unlisted('직거래')],
  ['/zzim', unlisted('찜')],
  ['/checklists', unlisted('체크리스트')],
  ['/checklists/:id', unlisted('체크리스트')],
  ['/checklist/write', unlisted('체크리스트')],
  ['/checklist/modify/:id', unlisted('체크리스트')],
  ['/checklist/guide', unlisted('체크리스트')],
  ['/view/:code', unlisted('체크리스트')],
  ['/more', unlisted('더보기')],
  ['/more/sign-up', unlisted('회원가입')],
  ['/more/price-calculator', unlisted('계산기')],
  ['/more/*', unlisted('더보기')],
  ['/oauth/:provider', unlisted('로그인')],
  ['/app/install', unlisted('앱 설치')],
  ['/app/update', unlisted('앱 업데이트')],
];

const FORMS = PAGES.map(([path, present]) => {
  const inner = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '.+');
  return { form: new RegExp(`^${inner}${path === '/' ? '' : '/?'}$`), present };
});

/**
 * The page at a path with the parts of it that are named; null where the app has none, and where a
 * part was mangled on its way: nothing has such a name.
 */
export function pageAt(path: string): {
  readonly present: PresentHead;
  readonly params: Readonly<Record<string, string>>;
} | null {
  if (!decodes(path)) return null;
  for (const { form, present } of FORMS) {
    const found = form.exec(path);
    if (found === null) continue;
    const parts = Object.entries(found.groups ?? {});
    return {
      present,
      params: Object.fromEntries(parts.map(([name, part]) => [name, decodeURIComponent(part)])),
    };
  }
  return null;
}
