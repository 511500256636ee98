import { emulated } from '../emulators/emulated';
import {
  CERTIFICATION,
  emulatedKeys,
  emulatorsUrl,
  PUBLIC_NOTICES_KEY,
  SMS,
} from '../emulators/emulated-keys';
import type { Env } from '../env';
import type { OfferedServices } from '../pages/app/app-page';
import { OUTSIDE_LIMIT_MS, type Outside } from './asking';
import { certificationsOf } from './certification/certifications-of';
import { identityProvidersOf } from './identity/identity-providers';

/**
 * What a server of this configuration offers, without starting one: the development page is not
 * filled by the server that answers its calls. Wants an EMULATOR_PORT other than 0.
 */
export function offeredBy(env: Env): OfferedServices {
  const url = emulatorsUrl(env.emulatorPort);
  const emulators = emulated(env)
    ? {
        url,
        keys: emulatedKeys(''),
        certification: CERTIFICATION,
        sms: SMS,
        publicNoticesKey: PUBLIC_NOTICES_KEY,
      }
    : null;
  const outside: Outside = {
    fetch,
    clock: { now: () => Date.now() },
    limitMs: OUTSIDE_LIMIT_MS,
    note: () => undefined,
  };
  return {
    providers: [...identityProvidersOf(env, emulators, outside).keys()],
    certification: certificationsOf(env, emulators, outside)?.widget ?? null,
  };
}
