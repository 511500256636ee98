import { CHROMIUM_ARGS } from '../../support/chromium-args';

const executablePath = process.env['CHROMIUM_PATH'];

/** How every journey starts its browser. */
export const LAUNCH = {
  args: CHROMIUM_ARGS,
  ...(executablePath === undefined ? {} : { executablePath }),
};
