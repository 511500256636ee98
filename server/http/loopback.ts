const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

/** Whether a host name is this machine's own, which nobody else reaches. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
