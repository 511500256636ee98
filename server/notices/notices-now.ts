import type { Notices } from '../ports/notices/notices';

/** What an answer about notices is kept by. */
export const noticesNow = (notices: Pick<Notices, 'version'>) => ({
  of: 'notices' as const,
  version: () => notices.version(),
});
