import type { EnvReader } from './env-reader';

/** The app shells, as far as server and site have to know them. */
export interface AppShells {
  /** `hankan` of `hankan://place/1`. */
  readonly scheme: string;
  readonly androidPackage: string;
  /** SHA-256 of the certificates that sign the Android app, as AA:BB:…; for assetlinks.json. */
  readonly androidCertificates: readonly string[];
  /** `TEAMID.bundle.id`; for apple-app-site-association. */
  readonly appleAppIds: readonly string[];
  readonly androidStoreUrl: string;
  readonly iosStoreUrl: string;
  /** An older shell has to be updated (spec/readings R22); null lets every one pass. */
  readonly minVersion: string | null;
}

const CERTIFICATE = /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/;
const APPLE_APP_ID = /^[0-9A-Z]{10}\.[A-Za-z0-9.-]+$/;
const PACKAGE = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/;

function formedList(from: EnvReader, name: string, form: RegExp, wish: string): readonly string[] {
  const words = from.list(name);
  if (!words.every((word) => form.test(word))) from.faults.push(`${name}에는 ${wish} 적어 주세요.`);
  return words;
}

/** Reads what is configured of the app shells. */
export function readAppShells(from: EnvReader): AppShells {
  const store = '앱 스토어의 주소를 http(s)로 시작하게';
  const androidPackage = from.formed(
    'ANDROID_PACKAGE',
    PACKAGE,
    'com.example.app 형식의 이름을',
    'com.hankan.app',
  );
  return {
    scheme: from.formed(
      'APP_SCHEME',
      /^[a-z][a-z0-9+.-]*$/,
      '영어 소문자로 시작하는 이름을',
      'hankan',
    ),
    androidPackage,
    androidCertificates: formedList(
      from,
      'ANDROID_CERT_SHA256',
      CERTIFICATE,
      '인증서의 SHA-256을 AA:BB:… 형식으로',
    ),
    appleAppIds: formedList(
      from,
      'APPLE_APP_IDS',
      APPLE_APP_ID,
      '팀 ID 10자와 번들 ID를 점으로 이어',
    ),
    androidStoreUrl:
      from.webUrl('ANDROID_STORE_URL', store) ??
      `https://play.google.com/store/apps/details?id=${androidPackage}`,
    iosStoreUrl: from.webUrl('IOS_STORE_URL', store) ?? 'https://apps.apple.com/kr/app/hankan',
    minVersion: from.formed('APP_MIN_VERSION', /^\d+(?:\.\d+){0,2}$/, '1.2.3 형식의 버전을', null),
  };
}
