import { unlisted, type PresentHead } from './page-head';

/** `/feed/tag/{tag}`, called as its screen calls itself. */
export const feedTagPage: PresentHead = (deps, given) =>
  unlisted(`#${given.params['tag'] ?? ''}`)(deps, given);
