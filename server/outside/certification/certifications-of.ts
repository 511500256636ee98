import type { EmulatedServices } from '../../emulators/emulators';
import type { Env } from '../../env';
import type { Certifications } from '../../ports/accounts/sign-in';
import type { Outside } from '../asking';
import { PortOneCertifications } from './portone';

/** The real service where there are keys, its emulator where emulators run, otherwise null. */
export function certificationsOf(
  env: Pick<Env, 'certification'>,
  emulators: EmulatedServices | null,
  outside: Outside,
): Certifications | null {
  if (env.certification !== null) return new PortOneCertifications(env.certification, outside);
  if (emulators === null) return null;
  const api = `${emulators.url}/iamport`;
  const hosts = { api, script: `${api}/iamport.js` };
  return new PortOneCertifications(emulators.certification, outside, hosts);
}
