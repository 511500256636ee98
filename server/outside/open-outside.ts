import { PROVIDERS, type Clock, type Provider } from '#core';
import type { FastifyBaseLogger } from 'fastify';
import { emulated } from '../emulators/emulated';
import { sampleIdentities } from '../emulators/people';
import { startEmulators } from '../emulators/start-emulators';
import type { Env } from '../env';
import type { Identity } from '../ports/accounts/members';
import type { Certifications, IdentityProvider } from '../ports/accounts/sign-in';
import type { CallCounts } from '../ports/call-counts';
import type { SmsGateway, SmsOutbox } from '../ports/accounts/messages';
import type { PublicNotices } from '../ports/notices/public-notices';
import { OUTSIDE_LIMIT_MS, type Outside } from './asking';
import { certificationsOf } from './certification/certifications-of';
import { identityProvidersOf } from './identity/identity-providers';
import { publicNoticesOf } from './public-notices/public-notices-of';
import { smsGatewayOf } from './sms/sms-gateway-of';

/** The services outside that this server can ask, the real ones or their emulators. */
export interface OutsideServices {
  readonly identityProviders: ReadonlyMap<Provider, IdentityProvider>;
  readonly certifications: Certifications | null;
  readonly sms: SmsGateway | null;
  /** Empty where there are none. */
  readonly publicNotices: readonly PublicNotices[];
  /** By whom the sample's accounts are signed in to, by nickname: nobody but where they are emulated. */
  readonly sampleIdentities: ReadonlyMap<string, readonly Identity[]>;
  /** Where the emulators stand; null where none run. */
  readonly emulatorsUrl: string | null;
  close(): Promise<void>;
}

/** Opens them, and logs once which ones are hidden because they have no keys. */
export async function openOutside(
  env: Env,
  {
    clock,
    logger,
    outbox,
    counts,
  }: {
    readonly clock: Clock;
    readonly logger: FastifyBaseLogger;
    /** Where emulated SMS go. */
    readonly outbox: SmsOutbox;
    /** Where calls of services that limit them are counted. */
    readonly counts: Pick<CallCounts, 'add'>;
  },
): Promise<OutsideServices> {
  const { emulatorPort: port, siteUrl } = env;
  const emulators = emulated(env) ? await startEmulators({ port, clock, siteUrl, outbox }) : null;
  const outside: Outside = {
    fetch,
    clock,
    limitMs: OUTSIDE_LIMIT_MS,
    note: (fact) => {
      logger.warn(fact, 'a service outside refused');
    },
  };
  const identityProviders = identityProvidersOf(env, emulators, outside);
  const certifications = certificationsOf(env, emulators, outside);
  const sms = smsGatewayOf(env, emulators, outside);
  const publicNotices = publicNoticesOf(env, emulators, outside, counts);
  const hidden = [
    ...PROVIDERS.filter((provider) => !identityProviders.has(provider)),
    ...(certifications === null ? ['certification'] : []),
    ...(sms === null ? ['sms'] : []),
    ...(publicNotices.length === 0 ? ['public notices'] : []),
  ];
  if (hidden.length > 0) logger.warn({ hidden }, 'hidden: no keys are configured');
  return {
    identityProviders,
    certifications,
    sms,
    publicNotices,
    sampleIdentities: sampleIdentities(
      emulators === null ? [] : PROVIDERS.filter((provider) => env.providers[provider] === null),
    ),
    emulatorsUrl: emulators?.url ?? null,
    close: async () => {
      await emulators?.close();
    },
  };
}
