import { ownBuild } from '../../adapters/offline/own-build';
import { WorkerLine } from '../../adapters/offline/worker-line';
import type { Device, OfflineKeeper } from '#core';
import { isTyped } from '../../ui/ground/is-typed';
import type { ClientEnv } from '../../ui/ground/services';

/** A window as it may be: neither workers nor caches are there on a page that is not secure. */
interface OddWindow {
  readonly caches?: CacheStorage;
  readonly navigator: {
    readonly serviceWorker?: ServiceWorkerContainer;
    /** How a person pays for the network (Network Information API). */
    readonly connection?: { readonly saveData?: boolean };
  };
}

const oddly = (view: OddWindow): OddWindow => view;

/**
 * The way to the service worker. None is wanted in a shell, which decides itself what it keeps, nor where
 * a person asks to save data.
 */
export function offlineLine(view: Window, env: ClientEnv, { kind }: Device): OfflineKeeper {
  const { document } = view;
  const { caches, navigator } = oddly(view);
  const isShell = kind === 'android-app' || kind === 'ios-app';
  const isThrifty = navigator.connection?.saveData === true;
  return new WorkerLine({
    workers: navigator.serviceWorker ?? null,
    caches: caches ?? null,
    build: ownBuild(document),
    isWanted: env.serviceWorker && !isShell && !isThrifty,
    isTyped: () => isTyped(document),
    seen: () => view.performance.getEntriesByType('resource').map(({ name }) => name),
  });
}
