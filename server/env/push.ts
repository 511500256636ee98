import { isPushHost, PUSH_HOSTS } from '../shared/push/push-hosts';
import { areVapidKeys, type VapidKeys } from '../shared/push/vapid-keys';
import type { EnvReader } from './env-reader';

/** Who we are to push services, and which of them we send to. */
export interface PushEnv {
  /** Null are keys of the database. */
  readonly vapidKeys: VapidKeys | null;
  /** Where the operator of a push service reaches us. */
  readonly pushContact: string;
  readonly pushHosts: readonly string[];
}

/** Reads what is configured of pushes; `usualContact` where nothing else is said. */
export function readPush(from: EnvReader, usualContact: string): PushEnv {
  return {
    vapidKeys: readKeys(from),
    pushContact: from.formed(
      'PUSH_CONTACT',
      /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'mailto:이름@주소나 https로 시작하는 주소를',
      usualContact,
    ),
    pushHosts: readHosts(from),
  };
}

function readKeys(from: EnvReader): VapidKeys | null {
  const given = from.allOrNone(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']);
  if (given === null) return null;
  const keys = { publicKey: given.VAPID_PUBLIC_KEY, privateKey: given.VAPID_PRIVATE_KEY };
  if (!areVapidKeys(keys))
    from.faults.push(
      'VAPID_PUBLIC_KEY와 VAPID_PRIVATE_KEY에는 서로 짝인 P-256 키를 base64url로 적어 주세요.',
    );
  return keys;
}

function readHosts(from: EnvReader): readonly string[] {
  const hosts = from.list('PUSH_HOSTS');
  const wrong = hosts.find((host) => !isPushHost(host));
  if (wrong !== undefined)
    from.faults.push(
      `PUSH_HOSTS에는 fcm.googleapis.com이나 *.push.apple.com 같은 이름을 쉼표로 나누어 적어 주세요. 지금 값: ${wrong}`,
    );
  return hosts.length === 0 ? PUSH_HOSTS : hosts;
}
