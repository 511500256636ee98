import type { DrawnPage, PageDrawer, PageLook } from '../../../../server/ports/page-drawer';

/** A page as a drawer makes it; what a test is about is given. */
export const drawnPage = (given: Partial<DrawnPage> = {}): DrawnPage => ({
  html: '<main>그린 화면</main>',
  links: '',
  brought: '{}',
  sources: ['src/home-first.ts'],
  ...given,
});

/** A drawer that does what a test says, and remembers what it was asked. */
export class ScriptedDrawer implements PageDrawer {
  readonly looks: PageLook[] = [];

  constructor(public draws: (look: PageLook) => Promise<DrawnPage>) {}

  readonly drawPage = (look: PageLook): Promise<DrawnPage> => {
    this.looks.push(look);
    return this.draws(look);
  };

  readonly sourcesOf = (): Promise<readonly string[]> => Promise.resolve(['src/home-first.ts']);

  readonly drawText = (): string => '<p>그린 글</p>';
}
