import type { ClientEnv } from '../ui/ground/services';
import { ENV_BLOCK, parseEnv } from './parse-env';

/**
 * The configuration in the page. Without a block, as under the vite server, it is a local one on
 * the page's own host. A block that cannot be read is a broken deployment and throws.
 */
export function readEnv(page: Document): ClientEnv {
  const block = page.getElementById(ENV_BLOCK)?.textContent ?? '{}';
  return parseEnv(block, page.location.origin);
}
