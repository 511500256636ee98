import { isIP } from 'node:net';
import type { EnvReader } from './env-reader';

/** Who may come how often, and whom a proxy speaks for. */
export interface AccessEnv {
  /** Calls of signing in, of each kind, that one address and one account may make in a window. */
  readonly signInLimit: number;
  readonly signInWindowSeconds: number;
  /** Whose X-Forwarded-For is believed: so many hops, or these addresses. False is nobody's. */
  readonly trustProxy: number | readonly string[] | false;
}

/** Reads what is configured of access. */
export function readAccess(from: EnvReader): AccessEnv {
  return {
    signInLimit: count(from, 'SIGN_IN_LIMIT', 20),
    signInWindowSeconds: count(from, 'SIGN_IN_WINDOW_SECONDS', 600),
    trustProxy: readTrustProxy(from),
  };
}

function count(from: EnvReader, name: string, usual: number): number {
  const text = from.word(name) ?? String(usual);
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  from.faults.push(`${name}에는 1 이상의 정수를 적어 주세요. 지금 값: ${text}`);
  return usual;
}

function readTrustProxy(from: EnvReader): AccessEnv['trustProxy'] {
  const words = from.list('TRUST_PROXY');
  const [first] = words;
  if (first === undefined) return false;
  if (words.length === 1 && /^[1-9]$/.test(first)) return Number(first);
  const wrong = words.find((word) => !isAddressOrRange(word));
  if (wrong === undefined) return words;
  from.faults.push(
    `TRUST_PROXY에는 프록시의 수(1–9)나 주소를 쉼표로 나누어 적어 주세요. 지금 값: ${wrong}`,
  );
  return false;
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
