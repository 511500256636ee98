import type { Provider } from '../session/session';
import type { Shared } from './share.ports';

/** What a shell can be asked (spec/rules §7; their envelope: spec/outside O13). */
export type NativeMethod =
  | 'login'
  | 'getDeepLink'
  | 'getNotificationId'
  | 'getVersionCode'
  | 'closeWindow'
  | 'share';

export type NativeResult<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'cancel' }
  /** Also an answer that cannot be read, and none within the time limit. */
  | { readonly kind: 'error'; readonly message: string }
  /** No shell, or one that does not know the method: the browser's way is taken. */
  | { readonly kind: 'unsupported' };

/** What a provider's own app handed to the shell; which fields there are depends on the provider. */
export interface NativeTokens {
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly id_token?: string;
}

/** The native shell around the page, or none. No method ever rejects. */
export interface NativeBridge {
  readonly shell: 'android' | 'ios' | null;
  /** `ok` carries the fields that POST /v1/login wants of this provider. */
  login(provider: Provider): Promise<NativeResult<NativeTokens>>;
  /** The link that the app was opened with; null where there was none. */
  getDeepLink(): Promise<NativeResult<string | null>>;
  /** The notification that the app was opened with; null where there was none. */
  getNotificationId(): Promise<NativeResult<string | null>>;
  /** As the shell writes it: `major.minor.patch`. */
  getVersionCode(): Promise<NativeResult<string>>;
  closeWindow(): Promise<NativeResult<null>>;
  /** Opens the system's share sheet. `cancel` where the person closed it. */
  share(shared: Omit<Shared, 'imageUrl'>): Promise<NativeResult<null>>;
  /**
   * Called when the shell opens a link, or a notification, while the page runs. Returns a function
   * that stops it.
   */
  onOpen(opened: (target: OpenedTarget) => void): () => void;
  /** Called when a notification comes while the page is seen. Returns a function that stops it. */
  onNotified(notified: (notification: NativeNotification) => void): () => void;
}

/** What a running app is asked to open. */
export type OpenedTarget =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'notification'; readonly id: string };

/** A notification that the shell hands to the page instead of showing it itself. */
export interface NativeNotification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** When it was sent, in ms since 1970; null where the shell does not tell. */
  readonly time: number | null;
  /** What a press on it opens; null where there is nothing. */
  readonly target: OpenedTarget | null;
}
