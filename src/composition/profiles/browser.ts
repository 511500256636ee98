import type { ContainerModule } from 'inversify';
import type { ClientEnv } from '../../ui/app/services';
import { browserWorld } from '../modules/browser-world';
import { http } from '../modules/http';
import { maps } from '../modules/maps';
import { shell, type FindBridge } from '../modules/shell';
import { stores } from '../modules/stores';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** The product in a browser or in a shell, with its server. */
export const browserProfile = (
  view: Window,
  env: ClientEnv,
  findBridge: FindBridge = null,
): ContainerModule[] => [
  wiring((bind) => {
    bind(TOKEN.env, () => env);
  }),
  browserWorld(view),
  http,
  shell(view, findBridge),
  maps,
  stores,
];
