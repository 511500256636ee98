import type { Shared, ShareWay, Sharing } from '#core';
import type { SendToKakao } from './kakao-share';
import { facebookAddress, smsAddress } from './share-addresses';

type Outcome = Awaited<ReturnType<Sharing['share']>>;

/** What sharing needs of the page that it begins on. */
export interface SharingSettings {
  readonly view: Pick<Window, 'open'>;
  /** The device's own sheet; null where it has none. */
  readonly sheet: ((shared: Omit<Shared, 'imageUrl'>) => Promise<void>) | null;
  readonly isPhone: boolean;
  /** Fetches Kakao's SDK; null where we have no app there. */
  readonly loadKakao: (() => Promise<SendToKakao>) | null;
  /** Opens an address in place of this page, which stays where another app takes it. */
  readonly leave: (url: string) => void;
}

/** The ways of a browser (spec/rules §2): SMS and the sheet on phones only. */
export class BrowserSharing implements Sharing {
  readonly ways: readonly ShareWay[];
  private sendToKakao: SendToKakao | null = null;
  private loading: Promise<SendToKakao | null> | null = null;

  constructor(private readonly settings: SharingSettings) {
    const { isPhone, sheet, loadKakao } = settings;
    this.ways = [
      'facebook',
      ...(loadKakao === null ? [] : (['kakao'] as const)),
      ...(isPhone ? (['sms'] as const) : []),
      ...(isPhone && sheet !== null ? (['sheet'] as const) : []),
    ];
  }

  async prepare(): Promise<void> {
    await this.loadKakao().catch(() => undefined);
  }

  async share(way: ShareWay, shared: Shared): Promise<Outcome> {
    if (!this.ways.includes(way)) return 'failed';
    try {
      // Nothing is awaited before what needs the gesture.
      return await this[way](shared);
    } catch (error) {
      return isAbort(error) ? 'cancelled' : 'failed';
    }
  }

  private facebook(shared: Shared): Outcome {
    // Asked for without an opener by name, a window that was blocked could not be told apart.
    const opened = this.settings.view.open('', '_blank');
    if (opened === null) return 'failed';
    opened.opener = null;
    opened.location.replace(facebookAddress(shared));
    return 'opened';
  }

  private async kakao(shared: Shared): Promise<Outcome> {
    const send = this.sendToKakao ?? (await this.loadKakao());
    if (send === null) return 'failed';
    send(shared);
    return 'opened';
  }

  private sms(shared: Shared): Outcome {
    this.settings.leave(smsAddress(shared));
    return 'opened';
  }

  private async sheet({ title, text, url }: Shared): Promise<Outcome> {
    await this.settings.sheet?.({ title, text, url });
    return 'opened';
  }

  /** Once, whoever asks meanwhile; what failed is tried again with the next press. */
  private async loadKakao(): Promise<SendToKakao | null> {
    this.loading ??= this.settings.loadKakao?.() ?? null;
    try {
      this.sendToKakao = await this.loading;
    } catch (error) {
      this.loading = null;
      throw error;
    }
    return this.sendToKakao;
  }
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
