import type { Env } from '../env';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether only this machine reaches a host name. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/**
 * Whether services without keys are emulated: on one's own machine only, where nobody else can
 * reach them (design: outside.md). An emulator vouches for anybody.
 */
export function emulated({ environment, host }: Pick<Env, 'environment' | 'host'>): boolean {
  return environment === 'LOCAL' && isLoopback(host);
}
