/** The product's name, as links that are shared carry it. */
export const SITE_NAME = '한칸';

/** The default title of the page (spec/texts T1). */
export const SITE_TITLE = '한칸 · 1인 가구를 위한 주거 플랫폼';

/** The page that says that there is none. */
export const NOT_FOUND_TITLE = '페이지를 찾을 수 없어요';

/** A page's title in the window; null is the product's own. */
export const pageTitle = (title: string | null): string =>
  title === null ? SITE_TITLE : `${title} · ${SITE_NAME}`;
