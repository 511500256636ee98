import { totalUnread, type Unread } from '#core';

/** What is unread, as replies say it. */
export const toWire = ({ counts, change }: Unread) => ({
  unread: totalUnread(counts),
  unreadByKind: counts,
  change,
});
