import { notificationKindOf, type NotificationKind } from '#core';
import { PATH } from '../../ground/paths';

/** The kind that an address asks for; null for all. */
export const kindAt = (search: string): NotificationKind | null =>
  notificationKindOf(new URLSearchParams(search).get('kind'));

export const kindPath = (kind: NotificationKind | null): string =>
  kind === null ? PATH.notifications : `${PATH.notifications}?kind=${kind}`;
