import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload } from 'jose';
import * as z from 'zod/mini';
import type { Asking, Outside } from '../asking';
import { NotVouched } from './vouching';

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** A key that is not known may be a new one of Apple's: asked for again, but not for every forgery. */
const COOLDOWN_MS = 30_000;
const TOLERANCE_SECONDS = 30;

/** Reads Apple's id tokens with the keys that Apple publishes, which change now and then. */
export class AppleKeys {
  #keys: JSONWebKeySet | null = null;
  #fetchedAt = 0;

  constructor(
    private readonly url: string,
    private readonly outside: Outside,
    private readonly cooldownMs = COOLDOWN_MS,
  ) {}

  /** The claims of a token that Apple signed for one of these clients. Throws a NotVouched. */
  async claims(
    asking: Asking,
    token: string,
    expected: { readonly issuer: string; readonly audience: readonly string[] },
  ): Promise<JWTPayload> {
    const isFresh = this.#keys === null;
    const keys = this.#keys ?? (await this.#fetch(asking));
    try {
      return await this.#verify(keys, token, expected);
    } catch (error) {
      const isOld = this.outside.clock.now() - this.#fetchedAt >= this.cooldownMs;
      if (!(error instanceof errors.JWKSNoMatchingKey) || isFresh || !isOld) throw refusalOf(error);
    }
    const renewed = await this.#fetch(asking);
    return this.#verify(renewed, token, expected).catch((error: unknown) => {
      throw refusalOf(error);
    });
  }

  async #verify(
    keys: JSONWebKeySet,
    token: string,
    { issuer, audience }: { readonly issuer: string; readonly audience: readonly string[] },
  ): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['RS256'],
      issuer,
      audience: [...audience],
      currentDate: new Date(this.outside.clock.now()),
      clockTolerance: TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  }

  async #fetch(asking: Asking): Promise<JSONWebKeySet> {
    const reply = await asking.ask('keys', this.url);
    this.#keys = asking.read('keys', reply, keySet);
    this.#fetchedAt = this.outside.clock.now();
    return this.#keys;
  }
}

/** Another client's or another issuer's token; anything else that is wrong with one ends it. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  const isOthers =
    error instanceof errors.JWTClaimValidationFailed && ['aud', 'iss'].includes(error.claim);
  return new NotVouched(isOthers ? 'wrong-app' : 'expired');
}
