import { PROVIDERS } from '#core';
import type { AppEnv, ClientEnv } from '../ui/ground/services';

/** The element of the page in which the server writes its configuration (server/pages/app). */
export const ENV_BLOCK = 'hankan-env';

const ENVIRONMENTS: readonly ClientEnv['environment'][] = ['REAL', 'TEST', 'DEV', 'LOCAL'];

/** It becomes a part of a script's address. */
const KEY = /^[A-Za-z0-9_-]+$/;

const HTTP = /^https?:\/\//;

/** The configuration that a block says, for a page of this origin. One that cannot be read throws. */
export function parseEnv(block: string, origin: string): ClientEnv {
  const fields: unknown = JSON.parse(block);
  if (typeof fields !== 'object' || fields === null) throw new Error(`#${ENV_BLOCK} is no object.`);
  const read = new Map<string, unknown>(Object.entries(fields));
  const text = (name: keyof ClientEnv, otherwise: string): string => {
    const value = read.get(name) ?? otherwise;
    if (typeof value !== 'string') throw new Error(`#${ENV_BLOCK}: ${name} is no text.`);
    return value;
  };
  const address = (name: keyof ClientEnv, otherwise: string): string => {
    const value = text(name, otherwise).replace(/\/+$/, '');
    if (value !== '' && !HTTP.test(value))
      throw new Error(`#${ENV_BLOCK}: ${name} is no http address.`);
    return value;
  };
  const key = (name: 'kakaoKey' | 'naverMapKey'): string | null => {
    const said = read.get(name);
    return typeof said === 'string' && KEY.test(said) ? said : null;
  };
  const named = text('environment', 'LOCAL');
  const environment = ENVIRONMENTS.find((one) => one === named);
  if (environment === undefined) throw new Error(`#${ENV_BLOCK}: ${named} is no environment.`);
  return {
    environment,
    apiUrl: address('apiUrl', ''),
    imageUrl: address('imageUrl', ''),
    siteUrl: address('siteUrl', '') || origin,
    mapStyleUrl: address('mapStyleUrl', '') || null,
    kakaoKey: key('kakaoKey'),
    naverMapKey: key('naverMapKey'),
    tokenSuffix: text('tokenSuffix', ' HANKAN'),
    serviceWorker: read.get('serviceWorker') === true,
    providers: PROVIDERS.filter((one) => listIn(read.get('providers')).includes(one)),
    certification: certificationIn(read.get('certification')),
    app: appIn(read.get('app')),
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const fieldsIn = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));

/** Nothing can be certified without both of them. */
function certificationIn(value: unknown): ClientEnv['certification'] {
  const fields = fieldsIn(value);
  const [merchant, scriptUrl] = [fields.get('merchant'), fields.get('scriptUrl')];
  if (typeof merchant !== 'string' || typeof scriptUrl !== 'string') return null;
  return merchant !== '' && HTTP.test(scriptUrl) ? { merchant, scriptUrl } : null;
}

function appIn(value: unknown): AppEnv {
  const fields = fieldsIn(value);
  const text = (name: keyof AppEnv, otherwise: string, form: RegExp): string => {
    const said = fields.get(name);
    return typeof said === 'string' && form.test(said) ? said : otherwise;
  };
  return {
    scheme: text('scheme', 'hankan', /^[a-z][a-z0-9+.-]*$/),
    androidPackage: text('androidPackage', 'com.hankan.app', /^[\w.]+$/),
    androidStoreUrl: text('androidStoreUrl', '', HTTP),
    iosStoreUrl: text('iosStoreUrl', '', HTTP),
    minVersion: text('minVersion', '', /./) || null,
  };
}
