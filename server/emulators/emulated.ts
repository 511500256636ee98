import type { Env } from '../env';
import { isLoopback } from '../http/loopback';

/**
 * Whether services without keys are emulated: on one's own machine only, where nobody else can
 * reach them (spec/outside O2). An emulator vouches for anybody.
 */
export function emulated({ environment, host }: Pick<Env, 'environment' | 'host'>): boolean {
  return environment === 'LOCAL' && isLoopback(host);
}
