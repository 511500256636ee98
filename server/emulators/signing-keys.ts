import { generateKeyPair, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, SignJWT, type JWK, type JWTPayload } from 'jose';

const KEY_ID = 'emulated';

/** The RS256 key of one run; made when it is first needed, for it takes a while. */
export class SigningKey {
  #pair: Promise<{ readonly privateKey: KeyObject; readonly publicKey: KeyObject }> | null = null;

  async sign(claims: JWTPayload, keyId = KEY_ID): Promise<string> {
    const { privateKey } = await this.#keys();
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId }).sign(privateKey);
  }

  /** What the service publishes. */
  async published(): Promise<{ readonly keys: readonly JWK[] }> {
    const { publicKey } = await this.#keys();
    const jwk = await exportJWK(publicKey);
    return { keys: [{ ...jwk, kid: KEY_ID, use: 'sig', alg: 'RS256' }] };
  }

  #keys() {
    return (this.#pair ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 }));
  }
}

/** A new key of ours, as Apple's console hands one out: they keep the public half. */
export function makeEs256Key(): { readonly publicKey: KeyObject; readonly pem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { publicKey, pem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}
