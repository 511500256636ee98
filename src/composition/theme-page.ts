import type { ThemePage } from '../ui/stores/theme-store';

/** The colour of the browser's own bars: --surface of styles/_tokens.scss. */
const BAR = { light: '#ffffff', dark: '#22262b' } as const;

/** The page of a window, as far as its colours go. index.html paints before the app is there. */
export function browserThemePage(view: Window): ThemePage {
  const dark = view.matchMedia('(prefers-color-scheme: dark)');
  return {
    systemIsDark: () => dark.matches,
    onSystemChange: (changed) => {
      dark.addEventListener('change', changed);
      return () => {
        dark.removeEventListener('change', changed);
      };
    },
    paint: (choice, shown) => {
      const { documentElement: root, head } = view.document;
      if (choice === null) delete root.dataset['theme'];
      else root.dataset['theme'] = choice;
      head.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR[shown]);
    },
  };
}
