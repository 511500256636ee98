import { APP_PAGES, pushMessageIn, type PushMessage } from '#core';
import type { Opened } from './opened';
import type { World } from './world';

/** A window of the app. */
export interface AppWindow {
  /** Whether somebody looks at it. */
  readonly isSeen: boolean;
  /** Brings it to the front. */
  readonly focus: () => Promise<unknown>;
  /**
   * Has its page go to a path by itself, and say that these notifications were opened. False where it
   * does not answer.
   */
  readonly go: (path: string, ids: readonly string[]) => Promise<boolean>;
}

/** A notification of the system, as far as ours are asked of one. */
export interface Shown {
  readonly body: string;
  readonly tag: string;
  readonly timestamp: number;
  readonly data: Pressed;
  /** Whether it can be switched off from there. */
  readonly canStop: boolean;
}

/** What is kept with a notification for its press. */
export interface Pressed {
  readonly path: string;
  /** Of the notification; null for what the worker says by itself. */
  readonly id: string | null;
  /** Null where there is nothing to switch off. */
  readonly stop: string | null;
  /** Whether a press opens a window of its own: the one that is there did not answer the press before. */
  readonly apart?: boolean;
}

interface PushingWorld extends Pick<World, 'place' | 'fetch' | 'now'> {
  readonly windows: () => Promise<readonly AppWindow[]>;
  /** Opens a window. Rejects where the browser allows none: some allow one act for each press, also to focus. */
  readonly open: (path: string) => Promise<unknown>;
  readonly show: (title: string, shown: Shown) => Promise<void>;
  /** Has the browser let go of where it is reached. */
  readonly letGo: () => Promise<unknown>;
}

export const STOP = 'stop';

const INBOX = APP_PAGES.notifications.path;
const SETTINGS = APP_PAGES.alarmSettings.path;
const SAID_TAG = 'alarm-settings';

/** What a device is told while nobody looks at the app (spec/readings R32b). */
export class Pushing {
  constructor(
    private readonly world: PushingWorld,
    private readonly opened: Pick<Opened, 'add' | 'take'>,
  ) {}

  /** Shows it, unless somebody looks at the app, which shows it by itself. */
  async push(sent: unknown): Promise<void> {
    const windows = await this.world.windows();
    if (windows.some(({ isSeen }) => isSeen)) return;
    const message = pushMessageIn(sent);
    // A browser that is shown nothing shows something of its own, or is pushed no more.
    if (message === null) await this.say('새 알림이 있어요', '눌러서 확인해 주세요', INBOX);
    else await this.world.show(message.title, shownOf(message));
  }

  /** Opens what was told, or switches its kind off on this device. */
  async press(action: string, data: unknown): Promise<void> {
    const given = (data ?? {}) as Partial<Pressed>;
    const { path = INBOX, id = null, stop = null, apart = false } = given;
    if (action === STOP && stop !== null) {
      await this.stop(stop);
      return;
    }
    if (id !== null) this.opened.add(id);
    const [window] = apart ? [] : await this.world.windows();
    if (window === undefined) await this.world.open(path);
    // One that may not be led anywhere, or does not answer, is left as it is, with what is typed in it.
    else if (!(await this.isLed(window, path))) await this.openApart(path);
  }

  /** By its page, which asks before it leaves what is typed there. */
  private async isLed(window: AppWindow, path: string): Promise<boolean> {
    const isFront = await window.focus().then(
      () => true,
      () => false,
    );
    if (!isFront) return false;
    const ids = this.opened.take();
    if (await window.go(path, ids)) return true;
    for (const id of ids) this.opened.add(id);
    return false;
  }

  /** Where bringing the other window to the front was all that the browser allows, another press opens this one. */
  private openApart(path: string): Promise<unknown> {
    return this.world.open(path).catch(() => {
      const data = { path, id: null, stop: null, apart: true };
      return this.show(
        '한 번 더 눌러 주세요',
        '열린 창이 답하지 않아서 새 창에서 열어 드려요',
        data,
      );
    });
  }

  /**
   * The browser is reached elsewhere, which a worker without a session can tell nobody: the page that is
   * opened next finds that there is nothing, and subscribes anew.
   */
  async moved(): Promise<void> {
    await this.world.letGo().catch(() => undefined);
  }

  private async stop(code: string): Promise<void> {
    const { place, fetch } = this.world;
    const isOff = await fetch(`${place.api}/v2/push/stop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    await (isOff
      ? this.say('이 알림을 껐어요', '알림 설정에서 다시 켤 수 있어요', SETTINGS)
      : this.say('알림을 끄지 못했어요', '눌러서 알림 설정에서 꺼 주세요', SETTINGS));
  }

  private say(title: string, body: string, path: string): Promise<void> {
    return this.show(title, body, { path, id: null, stop: null });
  }

  private show(title: string, body: string, data: Pressed): Promise<void> {
    const timestamp = this.world.now();
    return this.world.show(title, { body, tag: SAID_TAG, timestamp, data, canStop: false });
  }
}

const shownOf = ({ body, tag, toldAt, path, stop }: PushMessage): Shown => ({
  body,
  tag,
  timestamp: toldAt,
  data: { path, id: tag, stop },
  canStop: true,
});
