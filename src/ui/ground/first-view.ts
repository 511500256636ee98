import type { ComponentType } from 'react';
import type { Device } from '#core';
import { lazily, type LazyView } from './lazily';
import type { Services } from './services';
import { DESKTOP } from './use-media-query';

/** The parts of an address that the route names. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/**
 * Asks what a screen shows first, and keeps the answers for its page (`history.snapshots`), as for
 * one that was come back to. Rejects where an answer is missing: the screen then asks by itself.
 */
export type AskFirst = (services: Services, params: RouteParams) => Promise<void>;

/** Resolves once that is shown which people come to a page for and which no first drawing can have. */
export type WhenShown = (services: Services) => Promise<void>;

/** What a page begins with, beside its layout. */
interface FirstModule {
  readonly askFirst?: AskFirst;
  readonly whenShown?: WhenShown;
  /** What is drawn at first that is in chunks of its own. */
  readonly alsoDrawn?: readonly LazyView<never>[];
  /** The same, where the window is likely to be wide. */
  readonly alsoDrawnWide?: readonly LazyView<never>[];
  /** The same, at an address that asks for it. */
  readonly alsoDrawnAt?: (url: string) => readonly LazyView<never>[];
  /** The same, where the answers of {@link AskFirst} ask for it. */
  readonly alsoDrawnOf?: (services: Services) => readonly LazyView<never>[];
}

/** The module of a screen. */
interface ScreenModule extends FirstModule {
  readonly Screen: ComponentType;
}

/** A part of a page as far as its first drawing goes. */
export interface FirstView {
  /** Fetches its code, which is drawn at once from then on; tells the modules that it is in. */
  readonly ready: (device: Device, url?: string) => Promise<readonly string[]>;
  /** After {@link ready}. Fetches the code that the answers ask for as well; tells its modules. */
  readonly ask: (services: Services, params: RouteParams) => Promise<readonly string[]>;
  /** After {@link ask}. */
  readonly shown: WhenShown;
}

const allReady = (views: readonly LazyView<never>[]): Promise<string[]> =>
  Promise.all(views.map((view) => view.ready()));

/** `source` is the module as the build's list of files names it. */
export const firstPart = (source: string, load: () => Promise<FirstModule>): FirstView => ({
  ready: async (device, url = '') => {
    const { alsoDrawn = [], alsoDrawnWide = [], alsoDrawnAt } = await load();
    const drawn = [
      ...alsoDrawn,
      ...(DESKTOP.isLikely(device) ? alsoDrawnWide : []),
      ...(alsoDrawnAt?.(url) ?? []),
    ];
    return [source, ...(await allReady(drawn))];
  },
  ask: async (services, params) => {
    const { askFirst, alsoDrawnOf } = await load();
    await askFirst?.(services, params);
    return allReady(alsoDrawnOf?.(services) ?? []);
  },
  shown: async (services) => (await load()).whenShown?.(services),
});

/** A screen in a chunk of its own, which says itself what it asks first. */
export function firstScreen(
  source: string,
  load: () => Promise<ScreenModule>,
): FirstView & { readonly Screen: LazyView<object> } {
  const Screen = lazily(async () => (await load()).Screen, source);
  const { ready, ask, shown } = firstPart(source, load);
  return {
    Screen,
    ask,
    shown,
    ready: async (device, url) => (await Promise.all([ready(device, url), Screen.ready()]))[0],
  };
}
