import type { ContainerModule } from 'inversify';
import { later } from '../../adapters/system/later';
import type { ClientEnv } from '../../ui/ground/services';
import { addressPicker } from '../modules/address-picker';
import { browserWorld } from '../modules/browser-world';
import { http } from '../modules/http';
import { maps } from '../modules/maps';
import { network } from '../modules/network';
import { noShellStores } from '../modules/no-shell-stores';
import { sharing } from '../modules/sharing';
import { shell } from '../modules/shell';
import { stores } from '../modules/stores';
import type { ShellCode } from '../shell-code';
import type { TakenOver } from '../taken-over';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** What a browser finds around the app, beside itself. */
interface Found {
  /** The code of the shell around the page; null in a plain browser. */
  readonly shellCode?: ShellCode | null;
  /** A page that the server drew, which is taken over. */
  readonly brought?: TakenOver | null;
}

/** The product in a browser or in a shell, with its server. */
export const browserProfile = (
  view: Window,
  env: ClientEnv,
  { shellCode = null, brought = null }: Found = {},
): ContainerModule[] => [
  wiring((bind) => {
    bind(TOKEN.env, () => env);
    bind(TOKEN.pushSubscriber, (get) =>
      later(async () => {
        const { BrowserPushSubscriber, pushViewOf } =
          await import('../../adapters/system/browser-push-subscriber');
        return new BrowserPushSubscriber(pushViewOf(view), get(TOKEN.device));
      }),
    );
    bind(TOKEN.offlineKeeper, (get) =>
      later(async () => {
        const { offlineLine } = await import('../later/offline-line');
        return offlineLine(view, env, get(TOKEN.device));
      }),
    );
  }),
  browserWorld(view, brought?.clock),
  http(() => {
    const carrier = network(env.apiUrl);
    return brought?.carrier(carrier) ?? carrier;
  }),
  shell(view, shellCode?.findBridge ?? null),
  sharing(view),
  maps(view),
  addressPicker(view),
  stores,
  shellCode?.stores ?? noShellStores,
];
