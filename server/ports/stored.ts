import type { AppDeps } from './app-deps';

/** Of what stored data an answer is made: of one noun, or of all that pages show. */
export type Stored = 'houses' | 'notices' | 'contents' | 'all';

/** The version that it has now: equal versions, equal data. */
export async function storedVersion(
  { houses, notices, contents, posts }: Pick<AppDeps, 'houses' | 'notices' | 'contents' | 'posts'>,
  of: Stored,
): Promise<string> {
  if (of === 'houses') return houses.version();
  if (of === 'notices') return notices.version();
  if (of === 'contents') return contents.version();
  const all = [houses, notices, contents, posts].map((noun) => noun.version());
  return (await Promise.all(all)).join(' ');
}
