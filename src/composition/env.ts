import type { ClientEnv } from '../ui/app/services';

/** Where the server writes its configuration into the page (server/routes/app). */
const BLOCK = 'hankan-env';

const ENVIRONMENTS: readonly ClientEnv['environment'][] = ['REAL', 'TEST', 'DEV', 'LOCAL'];

/**
 * The configuration in the page. Without a block, as under the vite server, it is a local one on
 * the page's own host. A block that cannot be read is a broken deployment and throws.
 */
export function readEnv(page: Document): ClientEnv {
  const block = page.getElementById(BLOCK)?.textContent ?? '{}';
  return parseEnv(block, page.location.origin);
}

export function parseEnv(block: string, origin: string): ClientEnv {
  const fields: unknown = JSON.parse(block);
  if (typeof fields !== 'object' || fields === null) throw new Error(`#${BLOCK} is no object.`);
  const read = new Map<string, unknown>(Object.entries(fields));
  const text = (name: keyof ClientEnv, otherwise: string): string => {
    const value = read.get(name) ?? otherwise;
    if (typeof value !== 'string') throw new Error(`#${BLOCK}: ${name} is no text.`);
    return value;
  };
  const address = (name: keyof ClientEnv, otherwise: string): string => {
    const value = text(name, otherwise).replace(/\/+$/, '');
    if (value !== '' && !/^https?:\/\//.test(value))
      throw new Error(`#${BLOCK}: ${name} is no http address.`);
    return value;
  };
  const named = text('environment', 'LOCAL');
  const environment = ENVIRONMENTS.find((one) => one === named);
  if (environment === undefined) throw new Error(`#${BLOCK}: ${named} is no environment.`);
  return {
    environment,
    apiUrl: address('apiUrl', ''),
    imageUrl: address('imageUrl', ''),
    siteUrl: address('siteUrl', '') || origin,
    mapStyleUrl: address('mapStyleUrl', '') || null,
    tokenSuffix: text('tokenSuffix', ' HANKAN'),
  };
}
