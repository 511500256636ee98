import type { EmulatedServices } from '../../emulators/emulators';
import type { Env } from '../../env';
import type { SmsGateway } from '../../ports/accounts/messages';
import type { Outside } from '../asking';
import { SolapiGateway } from './solapi';

/** The real service where there are keys, its emulator where emulators run, otherwise null. */
export function smsGatewayOf(
  env: Pick<Env, 'sms'>,
  emulators: EmulatedServices | null,
  outside: Outside,
): SmsGateway | null {
  if (env.sms !== null) return new SolapiGateway(env.sms, outside);
  if (emulators === null) return null;
  return new SolapiGateway(emulators.sms, outside, `${emulators.url}/solapi`);
}
