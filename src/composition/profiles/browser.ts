import type { ContainerModule } from 'inversify';
import type { ClientEnv } from '../../ui/ground/services';
import { browserWorld } from '../modules/browser-world';
import { http } from '../modules/http';
import { maps } from '../modules/maps';
import { noShellStores } from '../modules/no-shell-stores';
import { sharing } from '../modules/sharing';
import { shell } from '../modules/shell';
import { stores } from '../modules/stores';
import type { ShellCode } from '../shell-code';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** The product in a browser or in a shell, with its server. */
export const browserProfile = (
  view: Window,
  env: ClientEnv,
  shellCode: ShellCode | null = null,
): ContainerModule[] => [
  wiring((bind) => {
    bind(TOKEN.env, () => env);
  }),
  browserWorld(view),
  http,
  shell(view, shellCode?.findBridge ?? null),
  sharing(view),
  maps(view),
  stores,
  shellCode?.stores ?? noShellStores,
];
