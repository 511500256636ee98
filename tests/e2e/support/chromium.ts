/** WebGL without a graphics card, and a browser that talks to nobody but the server under test. */
const CHROMIUM = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

const executablePath = process.env['CHROMIUM_PATH'];

/** How every journey starts its browser. */
export const LAUNCH = {
  args: CHROMIUM,
  ...(executablePath === undefined ? {} : { executablePath }),
};
