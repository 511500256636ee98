import { isSafePath } from '../shared/safe-path';

/**
 * Where a redirect may lead inside the app (spec/readings R13): the target as it is when it is a
 * path of this origin, otherwise `/`. Refused are other origins, `//host`, `/\host`, schemes,
 * control characters, and what becomes one of them when dots are resolved or escapes are read once.
 */
export function safeReturnPath(target: string | null): string {
  return target !== null && isSafePath(target) ? target : '/';
}
