import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

const nothing = () => undefined;

/** A plain browser: nothing opens pages from outside, and no app is too old. */
export const noShellStores = wiring((bind) => {
  bind(TOKEN.deepLinks, () => ({ waiting: [], start: nothing, stop: nothing }));
  bind(TOKEN.version, (get) => ({
    version: null,
    needed: get(TOKEN.env).app.minVersion,
    hasAnswered: true,
    isOld: false,
    start: nothing,
    stop: nothing,
  }));
});
