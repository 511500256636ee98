import { createPrivateKey } from 'node:crypto';
import type { EnvReader } from './env-reader';

/** Our keys at each provider of identities (spec/outside O8–O12), as its console names them. */
export interface ProviderKeys {
  readonly kakao: {
    readonly restApiKey: string;
    readonly clientSecret: string;
    /** The number by which Kakao tells whose token one is. */
    readonly appId: string;
  };
  readonly naver: { readonly clientId: string; readonly clientSecret: string };
  readonly facebook: { readonly appId: string; readonly appSecret: string };
  readonly apple: {
    /** The client of a browser. */
    readonly servicesId: string;
    /** The client of the iOS app. */
    readonly bundleId: string;
    readonly teamId: string;
    readonly keyId: string;
    /** A PKCS #8 text (.p8) of an ES256 key. */
    readonly privateKey: string;
  };
}

/** Our keys at the certification service (PortOne). */
export interface CertificationKeys {
  readonly merchant: string;
  readonly key: string;
  readonly secret: string;
}

/** Our keys at the service that sends SMS (Solapi), and the number registered there to send from. */
export interface SmsKeys {
  readonly key: string;
  readonly secret: string;
  readonly sender: string;
}

/** Null is a provider without keys: emulated on one's own machine, hidden elsewhere. */
export type ConfiguredKeys = {
  readonly [One in keyof ProviderKeys]: ProviderKeys[One] | null;
};

function isEs256Key(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

function appleKeys(from: EnvReader): ProviderKeys['apple'] | null {
  const keys = from.allOrNone([
    'APPLE_SERVICES_ID',
    'APPLE_BUNDLE_ID',
    'APPLE_TEAM_ID',
    'APPLE_KEY_ID',
    'APPLE_PRIVATE_KEY',
  ]);
  if (keys === null) return null;
  // A variable of one line writes the ends of the file's lines as \n.
  const privateKey = keys.APPLE_PRIVATE_KEY.replaceAll(String.raw`\n`, '\n');
  if (!isEs256Key(privateKey))
    from.faults.push('APPLE_PRIVATE_KEY에는 Apple에서 받은 .p8 파일의 내용을 그대로 적어 주세요.');
  return {
    servicesId: keys.APPLE_SERVICES_ID,
    bundleId: keys.APPLE_BUNDLE_ID,
    teamId: keys.APPLE_TEAM_ID,
    keyId: keys.APPLE_KEY_ID,
    privateKey,
  };
}

function kakaoKeys(from: EnvReader): ProviderKeys['kakao'] | null {
  const keys = from.allOrNone(['KAKAO_REST_API_KEY', 'KAKAO_CLIENT_SECRET', 'KAKAO_APP_ID']);
  if (keys === null) return null;
  if (!/^\d+$/.test(keys.KAKAO_APP_ID))
    from.faults.push('KAKAO_APP_ID에는 카카오 앱의 ID(숫자)를 적어 주세요.');
  return {
    restApiKey: keys.KAKAO_REST_API_KEY,
    clientSecret: keys.KAKAO_CLIENT_SECRET,
    appId: keys.KAKAO_APP_ID,
  };
}

/** Each provider's keys, all of them or none. */
export function readProviderKeys(from: EnvReader): ConfiguredKeys {
  const naver = from.allOrNone(['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET']);
  const facebook = from.allOrNone(['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET']);
  return {
    kakao: kakaoKeys(from),
    naver: naver && { clientId: naver.NAVER_CLIENT_ID, clientSecret: naver.NAVER_CLIENT_SECRET },
    facebook: facebook && {
      appId: facebook.FACEBOOK_APP_ID,
      appSecret: facebook.FACEBOOK_APP_SECRET,
    },
    apple: appleKeys(from),
  };
}

/** The keys of the SMS service, all of them or none. */
export function readSmsKeys(from: EnvReader): SmsKeys | null {
  const keys = from.allOrNone(['SMS_API_KEY', 'SMS_API_SECRET', 'SMS_SENDER']);
  if (keys === null) return null;
  if (!/^[\d-]{8,14}$/.test(keys.SMS_SENDER))
    from.faults.push('SMS_SENDER에는 문자 서비스에 등록한 발신 번호를 적어 주세요.');
  return { key: keys.SMS_API_KEY, secret: keys.SMS_API_SECRET, sender: keys.SMS_SENDER };
}

/** The keys of the identity certification, all of them or none. */
export function readCertificationKeys(from: EnvReader): CertificationKeys | null {
  const keys = from.allOrNone(['IMP_MERCHANT', 'IMP_KEY', 'IMP_SECRET']);
  return keys && { merchant: keys.IMP_MERCHANT, key: keys.IMP_KEY, secret: keys.IMP_SECRET };
}

/** The key of the public services of notices (data.go.kr), in base64, the same encoded, or hex. */
export function readPublicNoticesKey(from: EnvReader): string | null {
  return from.formed(
    'DATA_GO_KR_KEY',
    /^[\w%+/=-]{20,300}$/,
    '공공데이터포털(data.go.kr)의 일반 인증키를 그대로',
    null,
  );
}
