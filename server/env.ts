import { readAccess, type AccessEnv } from './env/access';
import { readAppShells, type AppShells } from './env/app-shells';
import { EnvReader, type EnvSource } from './env/env-reader';
import { readImageStore } from './env/image-store';
import {
  readCertificationKeys,
  readProviderKeys,
  readPublicNoticesKey,
  readSmsKeys,
  type CertificationKeys,
  type ConfiguredKeys,
  type SmsKeys,
} from './env/provider-keys';
import { readPush, type PushEnv } from './env/push';
import type { BucketPlace } from './ports/pictures/image-store';
import { ExplainedError } from './shared/explained-error';

/** The places this product runs in (spec/rules §9), each with its own hosts. */
export type Environment = 'REAL' | 'TEST' | 'DEV' | 'LOCAL';

/** All that is configured from outside, read once when the server starts. */
export interface Env extends AccessEnv, PushEnv {
  readonly environment: Environment;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null is the embedded database. */
  readonly databaseUrl: string | null;
  /** Origins without a slash at the end; empty is the origin of the page itself. */
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly imageUrl: string;
  /** A MapLibre style; null is the embedded base map. */
  readonly mapStyleUrl: string | null;
  readonly imageSecret: string;
  /** Where pictures that people bring are kept; null is a folder in `dataDir`. */
  readonly imageStore: BucketPlace | null;
  /** Stands after the access token in `Authorization` (spec/rules §7). */
  readonly tokenSuffix: string;
  /** Origins that may call the API with cookies, besides its own. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: string;
  /** Whoever asks for a page sees the app's own start where drawing it takes longer, ms. */
  readonly drawingLimitMs: number;
  /** Whether browsers keep what they need without a network; false takes away what they kept. */
  readonly serviceWorker: boolean;
  /** How far the server's clock is ahead, to see what another day brings; never in REAL. */
  readonly clockAheadSeconds: number;
  readonly providers: ConfiguredKeys;
  /** Null where no certification is configured. */
  readonly certification: CertificationKeys | null;
  /** Null where no SMS service is configured. */
  readonly sms: SmsKeys | null;
  /** Null where no public service of notices is configured. */
  readonly publicNoticesKey: string | null;
  /** Where the emulators listen, if they do; 0 is any free port. */
  readonly emulatorPort: number;
  readonly app: AppShells;
  /** JavaScript key of our Kakao app: maps and sharing. Null where there is none. */
  readonly kakaoKey: string | null;
  /** Client ID of Naver's maps. Null where there is none. */
  readonly naverMapKey: string | null;
}

const HOSTS: Readonly<Record<Environment, Pick<Env, 'siteUrl' | 'apiUrl' | 'imageUrl'>>> = {
  REAL: {
    siteUrl: 'https://www.hankan.example',
    apiUrl: 'https://api.hankan.example',
    imageUrl: 'https://image.hankan.example',
  },
  TEST: {
    siteUrl: 'https://test.hankan.example',
    apiUrl: 'https://test-api.hankan.example',
    imageUrl: 'https://test-image.hankan.example',
  },
  DEV: {
    siteUrl: 'https://dev.hankan.example',
    apiUrl: 'https://dev-api.hankan.example',
    imageUrl: 'https://dev-image.hankan.example',
  },
  LOCAL: { siteUrl: '', apiUrl: '', imageUrl: '' },
};

/** A key that stands in a page and in an address. */
const PUBLIC_KEY = /^[A-Za-z0-9_-]{1,128}$/;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Says in one sentence a fault what is wrong with the configuration, by the variables' names. */
class EnvError extends ExplainedError {
  override readonly name = 'EnvError';

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/**
 * Reads the configuration. An empty variable counts as one that is not there.
 * Throws an {@link EnvError} that names every fault at once.
 */
export function readEnv(source: EnvSource): Env {
  const from = new EnvReader(source);
  const environment = from.oneOf('APP_ENV', ['REAL', 'TEST', 'DEV', 'LOCAL'], 'LOCAL');
  const siteUrl = from.host('SITE_URL', HOSTS[environment].siteUrl);
  if (environment === 'REAL')
    for (const name of ['DATABASE_URL', 'IMAGE_SECRET'])
      if (from.read(name) === null)
        from.faults.push(`APP_ENV가 REAL일 때 꼭 필요한 변수가 없습니다: ${name}`);

  const clockAheadSeconds = from.count('CLOCK_AHEAD_SECONDS', 0);
  if (environment === 'REAL' && clockAheadSeconds > 0)
    from.faults.push('APP_ENV가 REAL일 때는 CLOCK_AHEAD_SECONDS를 쓸 수 없습니다. 지워 주세요.');

  const env: Env = {
    environment,
    clockAheadSeconds,
    port: from.port('PORT', 4180),
    host: from.word('HOST') ?? '127.0.0.1',
    dataDir: from.read('DATA_DIR') ?? './data',
    databaseUrl: from.url(
      'DATABASE_URL',
      ({ protocol }) => protocol === 'postgres:' || protocol === 'postgresql:',
      'postgres://사용자:비밀번호@호스트:포트/이름 형식의 주소를',
    ),
    siteUrl,
    apiUrl: from.host('API_URL', HOSTS[environment].apiUrl),
    imageUrl: from.host('IMAGE_URL', HOSTS[environment].imageUrl),
    mapStyleUrl: from.webUrl('MAP_STYLE_URL', 'http(s)로 시작하는 지도 스타일 주소를'),
    imageSecret: from.read('IMAGE_SECRET') ?? 'hankan-without-a-secret',
    imageStore: readImageStore(from),
    tokenSuffix: source['TOKEN_SUFFIX'] ?? ' HANKAN',
    corsOrigins:
      from.read('CORS_ORIGINS') === null
        ? [siteUrl].filter((site) => site !== '')
        : from.list('CORS_ORIGINS').map((each) => from.origin('CORS_ORIGINS', each)),
    logLevel: from.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    serviceWorker: from.oneOf('SERVICE_WORKER', ['on', 'off'], 'on') === 'on',
    drawingLimitMs: from.count('DRAWING_LIMIT_MS', 300),
    providers: readProviderKeys(from),
    certification: readCertificationKeys(from),
    sms: readSmsKeys(from),
    publicNoticesKey: readPublicNoticesKey(from),
    emulatorPort: from.port('EMULATOR_PORT', 0),
    app: readAppShells(from),
    kakaoKey: from.formed('KAKAO_JAVASCRIPT_KEY', PUBLIC_KEY, '카카오 앱의 JavaScript 키를', null),
    naverMapKey: from.formed('NAVER_MAP_KEY_ID', PUBLIC_KEY, '네이버 지도의 Client ID를', null),
    ...readAccess(from),
    ...readPush(from, siteUrl.startsWith('https:') ? siteUrl : HOSTS.REAL.siteUrl),
  };
  if (from.faults.length > 0) throw new EnvError(from.faults);
  return env;
}
