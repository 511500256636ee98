import { NOTIFICATION_KIND, type NotificationKind } from '../notification/notification';

/** What a device can be told of while nobody looks at the app; each is switched by itself. */
export const PUSH_KIND = {
  /** Notices that close soon, and what was corrected in them. */
  NOTICE: 'NOTICE',
  /** What others said to the person. */
  REPLY: 'REPLY',
  CHAT: 'CHAT',
  /** What the person's searches found. */
  SEARCH: 'SEARCH',
  /** What changed of things that the person keeps (찜); they are in the list, too, where this is on somewhere. */
  ZZIM: 'ZZIM',
  /** Visits, what the person offers, and who asks to live with them. */
  DEAL: 'DEAL',
} as const;
export type PushKind = keyof typeof PUSH_KIND;

export const PUSH_KINDS: readonly PushKind[] = Object.values(PUSH_KIND);

const KIND_OF: Readonly<Record<NotificationKind, PushKind | null>> = {
  [NOTIFICATION_KIND.NOTICE_ALARM]: PUSH_KIND.NOTICE,
  [NOTIFICATION_KIND.NOTICE_CORRECTED]: PUSH_KIND.NOTICE,
  [NOTIFICATION_KIND.COMMENT]: PUSH_KIND.REPLY,
  [NOTIFICATION_KIND.REPLY]: PUSH_KIND.REPLY,
  [NOTIFICATION_KIND.CHAT]: PUSH_KIND.CHAT,
  [NOTIFICATION_KIND.DEAL_ALARM]: PUSH_KIND.SEARCH,
  [NOTIFICATION_KIND.ZZIM_CHANGED]: PUSH_KIND.ZZIM,
  [NOTIFICATION_KIND.VISIT]: PUSH_KIND.DEAL,
  [NOTIFICATION_KIND.DEAL_CONFIRM]: PUSH_KIND.DEAL,
  [NOTIFICATION_KIND.MATE]: PUSH_KIND.DEAL,
  // Nobody asked for these, and they can wait for the list.
  [NOTIFICATION_KIND.LIKE]: null,
  [NOTIFICATION_KIND.MODERATED]: null,
};

/** By which switch a notification is pushed; null for one that is in the list alone. */
export const pushKindOf = (kind: NotificationKind): PushKind | null => KIND_OF[kind];

/** The push kind that a text names; null for any other text. */
export const pushKindNamed = (text: unknown): PushKind | null =>
  PUSH_KINDS.find((kind) => kind === text) ?? null;

/** What a person switched on for a device. */
export interface PushChoice {
  /** In the order of PUSH_KINDS; never empty: where nothing is on the device is not subscribed. */
  readonly kinds: readonly PushKind[];
  /** Whether the text itself may be read on a locked screen (spec/readings R32b). */
  readonly showsText: boolean;
}

/** Where a browser is reached, as its push service told it (RFC 8030, RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  /** The browser's public key, base64url. */
  readonly p256dh: string;
  /** Its secret, base64url. */
  readonly auth: string;
  /** The key of ours for which it was made, base64url. */
  readonly publicKey: string;
}

/** A member is pushed to on so many devices; of more the one that was set the longest ago ends. */
export const MOST_PUSH_DEVICES = 10;

/** The kinds with one switched, in their order. */
export const withPushKind = (
  kinds: readonly PushKind[],
  kind: PushKind,
  isOn: boolean,
): readonly PushKind[] => PUSH_KINDS.filter((one) => (one === kind ? isOn : kinds.includes(one)));
