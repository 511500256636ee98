import { APP_PAGES, CHECKLIST_ITEMS, SITE_NAME } from '#core';
import { siteHead, type PresentHead } from './page-head';
import { trailOf, type Thing } from './structured-data/thing';

/** What is looked at, as questions that people ask: each with how it is checked and why. */
const questions = (): Thing => ({
  '@type': 'FAQPage',
  inLanguage: 'ko',
  mainEntity: CHECKLIST_ITEMS.map(({ name, how, why }) => ({
    '@type': 'Question',
    name: `집을 볼 때 ${name} 확인은 어떻게 하나요?`,
    acceptedAnswer: { '@type': 'Answer', text: `${how}. ${why}` },
  })),
});

/** `/checklist/guide` */
export const checklistGuidePage: PresentHead = (deps) =>
  siteHead(deps, {
    title: APP_PAGES.checklistGuide.title,
    description:
      '원룸과 자취방을 보러 갈 때 수압, 곰팡이, 소음, 잠금장치를 어떻게 확인하는지 들어서는 순서대로 알려드려요.',
    path: APP_PAGES.checklistGuide.path,
    data: [
      questions(),
      trailOf([
        [SITE_NAME, APP_PAGES.home.path],
        [APP_PAGES.checklistGuide.title, APP_PAGES.checklistGuide.path],
      ]),
    ],
  });

/**
 * `/view/{code}`, for those who were given the link and for no search. Whether a link that opens nothing
 * ended, was withdrawn or never was, nobody is told; the page itself says what to do.
 */
export const checklistViewPage: PresentHead = async (deps, { params: { code = '' }, asked }) => {
  const found = await asked.ask(`view ${code}`, () => deps.checklists.shared(code));
  return siteHead(deps, {
    status: found === null ? 404 : 200,
    title: APP_PAGES.checklistView.title,
    isListed: false,
  });
};
