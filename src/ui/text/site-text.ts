/** The default title of the page (readings.md §2). */
const SITE_TITLE = '한칸 · 1인 가구를 위한 주거 플랫폼';

/** A page's title in the window. */
export const pageTitle = (title: string | null): string =>
  title === null ? SITE_TITLE : `${title} · 한칸`;
