import { isIP } from 'node:net';
import type { EnvReader } from './env-reader';

/** Who may come how often, and whom a proxy speaks for. */
export interface AccessEnv {
  /** Calls of signing in, of each kind, that one address and one account may make in a window. */
  readonly signInLimit: number;
  readonly signInWindowSeconds: number;
  /**
   * What one member may write in a window: what reaches others, their own things, how far they have read,
   * and what they say in rooms.
   */
  readonly writeLimit: number;
  readonly ownWriteLimit: number;
  readonly readLimit: number;
  readonly chatLimit: number;
  readonly writeWindowSeconds: number;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** For so long a server that was told to stop answers on, and says that it is not ready. */
  readonly drainSeconds: number;
}

/** Reads what is configured of access. */
export function readAccess(from: EnvReader): AccessEnv {
  return {
    signInLimit: from.count('SIGN_IN_LIMIT', 20),
    signInWindowSeconds: from.count('SIGN_IN_WINDOW_SECONDS', 600),
    writeLimit: from.count('WRITE_LIMIT', 20),
    ownWriteLimit: from.count('OWN_WRITE_LIMIT', 300),
    readLimit: from.count('READ_LIMIT', 600),
    chatLimit: from.count('CHAT_LIMIT', 200),
    writeWindowSeconds: from.count('WRITE_WINDOW_SECONDS', 600),
    trustProxy: readTrustProxy(from),
    drainSeconds: from.count('DRAIN_SECONDS', 0),
  };
}

function readTrustProxy(from: EnvReader): readonly string[] {
  const words = from.list('TRUST_PROXY');
  const wrong = words.find((word) => !isAddressOrRange(word));
  if (wrong !== undefined)
    from.faults.push(
      `TRUST_PROXY에는 프록시의 주소나 범위를 쉼표로 나누어 적어 주세요. 지금 값: ${wrong}`,
    );
  return words;
}

/** An address, a range in CIDR form, or one of proxy-addr's names. */
function isAddressOrRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}
