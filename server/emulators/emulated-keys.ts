import type { CertificationKeys, ProviderKeys, SmsKeys } from '../env/provider-keys';

/** The site stands on 127.0.0.1: cookies and openers behave as between two sites. */
export const EMULATOR_HOST = 'localhost';

export function emulatorsUrl(port: number): string {
  return `http://${EMULATOR_HOST}:${port}`;
}

/** Our keys at the emulated certification. */
export const CERTIFICATION: CertificationKeys = {
  merchant: 'imp00000000',
  key: 'emulated-imp-key',
  secret: 'emulated-imp-secret',
};

/** Our keys at the emulated SMS service. */
export const SMS: SmsKeys = {
  key: 'emulated-sms-key',
  secret: 'emulated-sms-secret',
  sender: '02-0000-0000',
};

/** Our key at the emulated services of notices: in base64, which has to be encoded. */
export const PUBLIC_NOTICES_KEY = 'ZW11bGF0ZWQ/bm90aWNlcz4+a2V5+/8=';

/** Our keys at the emulated providers; Apple's is made at each start. */
export function emulatedKeys(applePrivateKey: string): ProviderKeys {
  return {
    kakao: {
      restApiKey: 'emulated-kakao-key',
      clientSecret: 'emulated-kakao-secret',
      appId: '100001',
    },
    naver: { clientId: 'emulated-naver', clientSecret: 'emulated-naver-secret' },
    facebook: { appId: '200002', appSecret: 'emulated-facebook-secret' },
    apple: {
      servicesId: 'app.hankan.emulated.web',
      bundleId: 'app.hankan.emulated',
      teamId: 'EMULATED00',
      keyId: 'EMULATED01',
      privateKey: applePrivateKey,
    },
  };
}
