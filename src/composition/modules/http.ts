import { HttpClient } from '../../adapters/http/http-client';
import { HttpCodeLists } from '../../adapters/http/http-code-lists';
import { HttpHouseSearch } from '../../adapters/http/http-house-search';
import { HttpInventories } from '../../adapters/http/http-inventories';
import { HttpPlaceSearch } from '../../adapters/http/http-place-search';
import { HttpSessionSource } from '../../adapters/http/http-session-source';
import type { ClientEnv } from '../../ui/app/services';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';

/** The API over HTTP: one client for all of its nouns. */
export function http(env: ClientEnv) {
  const client = new HttpClient(env.apiUrl);
  return wiring((bind) => {
    bind(TOKEN.houses, () => new HttpHouseSearch(client));
    bind(TOKEN.places, () => new HttpPlaceSearch(client));
    bind(TOKEN.codes, () => new HttpCodeLists(client));
    bind(TOKEN.inventories, () => new HttpInventories(client));
    bind(TOKEN.session, () => new HttpSessionSource(client));
  });
}
