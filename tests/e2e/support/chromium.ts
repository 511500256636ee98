import { ensureChromium } from '../../../scripts/setup/browser.mjs';
import { CHROMIUM_ARGS } from '../../support/chromium-args';

const executablePath = await ensureChromium();

/** How every journey starts its browser: the one that `npm test` takes, also when run alone. */
export const LAUNCH = {
  // The map's WebGL needs a graphics card, which software stands in for; a page's layers go without.
  args: [...CHROMIUM_ARGS, '--disable-gpu-compositing'],
  ...(executablePath === null ? {} : { executablePath }),
};
