import { HISTORY_STEPS } from './history-steps';
import { at, isShallow, within, type WalkStep } from './walk-step';
import type { Walker } from './walker';

const onBoards = at('/youth/communities');
const onPost = at('/posts');
const onForm = at('/posts/write');

const titleOf = ({ page }: Walker) => page.getByRole('textbox', { name: '제목' });

/** Some other one of the links that take the place of the entry. */
async function chooseOther(walker: Walker, nav: string): Promise<void> {
  const others = walker.page
    .getByRole('navigation', { name: nav, exact: true })
    .locator('a:not([aria-current])');
  const other = others.nth(walker.random.below(await others.count()));
  await walker.change(() => other.click());
}

/** By the link of its section. */
async function fromHome(walker: Walker, path: string): Promise<void> {
  const link = walker.page.locator(`main a[href^="${path}"]`).filter({ visible: true }).first();
  await walker.scrollTo(link);
  await walker.leadTo(() => link.click(), `^${path}$`);
}

/** Boards, posts and the form in which they are written, articles, and the ways between them. */
export const READING_STEPS: readonly WalkStep[] = [
  { name: 'board', weight: 5, fits: onBoards, act: (walker) => chooseOther(walker, '게시판') },
  { name: 'sort', weight: 5, fits: onBoards, act: (walker) => chooseOther(walker, '정렬') },
  {
    name: 'scroll the posts',
    weight: 8,
    fits: onBoards,
    act: async (walker) => {
      const rows = walker.page.locator('[data-post]');
      await walker.scrollTo(rows.nth(walker.random.below(await rows.count())));
    },
  },
  {
    name: 'open a post',
    weight: 14,
    fits: (walker) => onBoards(walker) && isShallow(walker),
    act: async (walker) => {
      const ids = await walker.page
        .locator('[data-post]')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-post') ?? ''));
      // By its id: a list draws others once it is scrolled.
      const row = walker.page.locator(`[data-post="${walker.random.pick(ids)}"]`);
      // A press would scroll to it, which is not the walk's own doing.
      await walker.scrollTo(row);
      await walker.leadTo(() => row.getByRole('link').first().click(), '^/posts/\\d+$');
    },
  },
  {
    name: 'scroll the post',
    weight: 6,
    fits: onPost,
    act: async (walker) => {
      const said = walker.page.locator('[data-comment]');
      const count = await said.count();
      if (count > 0) await walker.scrollTo(said.nth(walker.random.below(count)));
    },
  },
  {
    name: 'share the post',
    weight: 4,
    fits: (walker) => onPost(walker) && isShallow(walker),
    act: async (walker) => {
      const share = walker.page.getByRole('button', { name: '공유하기', exact: true }).first();
      await walker.change(() => walker.scrollTo(share));
      await walker.openPopup('share', () => share.click());
    },
  },
  {
    name: 'share nothing',
    weight: 10,
    fits: within('share'),
    act: (walker) => walker.closePopup(() => walker.page.keyboard.press('Escape')),
  },
  {
    name: 'its own way back',
    weight: 8,
    fits: (walker) => at('/posts', '/contents')(walker) && walker.model.canLeave,
    act: (walker) =>
      walker.leaveBy(walker.page.getByRole('button', { name: '뒤로', exact: true }).first()),
  },
  {
    name: 'write',
    weight: 3,
    fits: (walker) => onBoards(walker) && isShallow(walker),
    act: (walker) =>
      walker.leadTo(
        () => walker.page.getByRole('link', { name: '글쓰기' }).click(),
        '^/posts/write$',
      ),
  },
  {
    name: 'type a title',
    weight: 5,
    fits: onForm,
    act: async (walker) => {
      await titleOf(walker).fill(`쓰다 만 글 ${walker.random.below(1_000)}`);
    },
  },
  {
    name: 'stay with the form',
    weight: 4,
    fits: (walker) => onForm(walker) && walker.model.canGoBack,
    act: async (walker) => {
      const title = `아직 쓰는 글 ${walker.random.below(1_000)}`;
      await titleOf(walker).fill(title);
      await walker.refuseToLeave(titleOf(walker), title);
    },
  },
  {
    name: 'leave the form',
    weight: 10,
    fits: (walker) => onForm(walker) && walker.model.canGoBack,
    act: (walker) => walker.leaveForm(),
  },
  {
    name: 'home',
    weight: 6,
    fits: (walker) => isShallow(walker) && onBoards(walker),
    act: (walker) => walker.leadTo(() => walker.link(/^(홈|한칸 홈)$/).click(), '^/$'),
  },
  {
    name: 'boards',
    weight: 8,
    fits: (walker) => isShallow(walker) && at('/')(walker),
    act: (walker) => fromHome(walker, '/youth/communities'),
  },
  {
    name: 'magazine',
    weight: 8,
    fits: (walker) => isShallow(walker) && at('/')(walker),
    act: (walker) => fromHome(walker, '/feed'),
  },
  {
    name: 'open an article',
    weight: 10,
    fits: (walker) => isShallow(walker) && at('/feed')(walker),
    act: async (walker) => {
      const paths = await walker.page
        .locator('main a[href^="/contents/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const path = walker.random.pick(paths);
      const article = walker.page.locator(`main a[href="${path}"]`).first();
      await walker.scrollTo(article);
      await walker.leadTo(() => article.click(), '^/contents/');
    },
  },
  ...HISTORY_STEPS,
];
