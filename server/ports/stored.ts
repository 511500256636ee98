import type { AppDeps } from './app-deps';

/** Of what stored data an answer is made: of one noun, or of all that pages show. */
export type Stored = 'houses' | 'notices' | 'all';

/** The version that it has now: equal versions, equal data. */
export async function storedVersion(
  { houses, notices }: Pick<AppDeps, 'houses' | 'notices'>,
  of: Stored,
): Promise<string> {
  if (of === 'houses') return houses.version();
  if (of === 'notices') return notices.version();
  return (await Promise.all([houses.version(), notices.version()])).join(' ');
}
