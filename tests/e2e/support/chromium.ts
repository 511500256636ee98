import { ensureChromium } from '../../../scripts/setup/browser.mjs';
import { CHROMIUM_ARGS } from '../../support/chromium-args';

const executablePath = await ensureChromium();

/** How every journey starts its browser: the one that `npm test` takes, also when run alone. */
export const LAUNCH = {
  args: CHROMIUM_ARGS,
  ...(executablePath === null ? {} : { executablePath }),
};
