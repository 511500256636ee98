import { siteHead, type PresentHead } from './page-head';

/** `/` */
export const homePage: PresentHead = (deps) => siteHead(deps, { path: '/' });
