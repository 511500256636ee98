import { ExplainedError } from './explained-error';

/** The places this product runs in (product.md §9), each with its own hosts. */
export type Environment = 'REAL' | 'TEST' | 'DEV' | 'LOCAL';

/** All that is configured from outside, read once when the server starts. */
export interface Env {
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
  /** Stands after the access token in `Authorization` (product.md §7). */
  readonly tokenSuffix: string;
  /** Origins that may call the API with cookies, besides its own. */
  readonly corsOrigins: readonly string[];
  readonly logLevel: string;
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

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Says in one sentence a fault what is wrong with the configuration, by the variables' names. */
export class EnvError extends ExplainedError {
  override readonly name = 'EnvError';

  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

function isOneOf<Word extends string>(word: string, words: readonly Word[]): word is Word {
  return (words as readonly string[]).includes(word);
}

function httpUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

/**
 * Reads the configuration. An empty variable counts as one that is not there.
 * Throws an {@link EnvError} that names every fault at once.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const faults: string[] = [];
  const read = (name: string): string | null => {
    const value = source[name];
    return value === undefined || value.trim() === '' ? null : value;
  };
  const named = <Word extends string>(name: string, words: readonly Word[], usual: Word): Word => {
    const value = read(name)?.trim() ?? usual;
    if (isOneOf(value, words)) return value;
    faults.push(`${name}에는 ${words.join(', ')} 가운데 하나를 적어 주세요. 지금 값: ${value}`);
    return usual;
  };
  const origin = (name: string, text: string): string => {
    const url = httpUrl(text);
    if (url?.origin === text.replace(/\/$/, '')) return url.origin;
    faults.push(
      `${name}에는 https://example.com 처럼 경로가 없는 주소를 적어 주세요. 지금 값: ${text}`,
    );
    return '';
  };
  const host = (name: string, usual: string): string => {
    const value = read(name)?.trim();
    return value === undefined ? usual : origin(name, value);
  };
  const wholeUrl = (name: string, isRight: (url: URL) => boolean, wish: string): string | null => {
    const value = read(name)?.trim();
    if (value === undefined) return null;
    if (URL.canParse(value) && isRight(new URL(value))) return value;
    // The value may hold a password: it is not repeated.
    faults.push(`${name}에는 ${wish} 적어 주세요.`);
    return null;
  };

  const environment = named('APP_ENV', ['REAL', 'TEST', 'DEV', 'LOCAL'], 'LOCAL');
  const portText = read('PORT')?.trim() ?? '4180';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN;
  if (!(port <= 65_535))
    faults.push(`PORT에는 0부터 65535까지의 정수를 적어 주세요. 지금 값: ${portText}`);
  const siteUrl = host('SITE_URL', HOSTS[environment].siteUrl);
  const configuredOrigins = read('CORS_ORIGINS');
  if (environment === 'REAL')
    for (const name of ['DATABASE_URL', 'IMAGE_SECRET'])
      if (read(name) === null)
        faults.push(`APP_ENV가 REAL일 때 꼭 필요한 변수가 없습니다: ${name}`);

  const env: Env = {
    environment,
    port,
    host: read('HOST')?.trim() ?? '127.0.0.1',
    dataDir: read('DATA_DIR') ?? './data',
    databaseUrl: wholeUrl(
      'DATABASE_URL',
      (url) => url.protocol === 'postgres:' || url.protocol === 'postgresql:',
      'postgres://사용자:비밀번호@호스트:포트/이름 형식의 주소를',
    ),
    siteUrl,
    apiUrl: host('API_URL', HOSTS[environment].apiUrl),
    imageUrl: host('IMAGE_URL', HOSTS[environment].imageUrl),
    mapStyleUrl: wholeUrl(
      'MAP_STYLE_URL',
      (url) => url.protocol === 'http:' || url.protocol === 'https:',
      'http(s)로 시작하는 지도 스타일 주소를',
    ),
    imageSecret: read('IMAGE_SECRET') ?? 'hankan-without-a-secret',
    tokenSuffix: source['TOKEN_SUFFIX'] ?? ' HANKAN',
    corsOrigins:
      configuredOrigins === null
        ? [siteUrl].filter((site) => site !== '')
        : configuredOrigins.split(',').map((each) => origin('CORS_ORIGINS', each.trim())),
    logLevel: named('LOG_LEVEL', LOG_LEVELS, 'info'),
  };
  if (faults.length > 0) throw new EnvError(faults);
  return env;
}
