import { ensureBuilt } from '../../scripts/setup/build.mjs';

/** Once a run: app and server as they are now. After `npm run build` nothing is left to do. */
export async function setup(): Promise<void> {
  await ensureBuilt();
}
