import { pageAt, type PageName } from '#core';
import { comparePage } from './compare-page';
import { homePage } from './home-page';
import { housePage } from './house-page';
import { collectionViewPage } from './collection-page';
import { contentPage, feedPage, feedTagPage } from './content-page';
import { directListPage, directPage } from './direct-page';
import { matePage, mateListPage } from './mate-page';
import { mapPage } from './map-page';
import { noticePage } from './notice-page';
import { noticesPage, youthGuidePage, youthPage } from './notices-page';
import { checklistGuidePage, checklistViewPage } from './checklist-page';
import { communitiesPage, postPage } from './post-page';
import { unlisted, type PresentHead } from './page-head';

/**
 * Who presents the head of a page that says more than its title. A noun that gets a screen gets a
 * presenter, and its line here; which pages there are stands in the core.
 */
const PRESENTERS: Readonly<Partial<Record<PageName, PresentHead>>> = {
  home: homePage,
  map: mapPage,
  house: housePage,
  youth: youthPage,
  youthGuide: youthGuidePage,
  notices: noticesPage,
  notice: noticePage,
  feed: feedPage,
  feedTag: feedTagPage,
  content: contentPage,
  communities: communitiesPage,
  post: postPage,
  deal: directListPage('deal'),
  direct: directListPage('direct'),
  directDetail: directPage,
  mate: mateListPage,
  mateDetail: matePage,
  compare: comparePage,
  collectionView: collectionViewPage,
  checklistGuide: checklistGuidePage,
  checklistView: checklistViewPage,
};

/** Who presents the page at a path, and the parts of it that are named; null where there is none. */
export function presentedPage(path: string): {
  readonly present: PresentHead;
  readonly params: Readonly<Record<string, string>>;
} | null {
  const found = pageAt(path);
  if (found === null) return null;
  const { name, page, params } = found;
  return { present: PRESENTERS[name] ?? unlisted(page.title), params };
}
