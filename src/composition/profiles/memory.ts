import type { ContainerModule } from 'inversify';
import { MemoryCodeLists } from '../../adapters/memory/memory-code-lists';
import { MemoryHouseSearch } from '../../adapters/memory/memory-house-search';
import { MemoryInventories } from '../../adapters/memory/memory-inventories';
import { MemoryMapProvider } from '../../adapters/memory/memory-map-provider';
import { MemoryPlaceSearch } from '../../adapters/memory/memory-place-search';
import { MemorySessionSource } from '../../adapters/memory/memory-session-source';
import type { ClientEnv } from '../../ui/app/services';
import { browserWorld } from '../modules/browser-world';
import { stores } from '../modules/stores';
import { TOKEN } from '../tokens';
import { wiring } from '../wiring';
import { memoryHouses, memoryPlaces, memoryAreas } from './memory-houses';

/** The product without a server, for work on screens: `npx vite --mode memory`. */
export const memoryProfile = (view: Window, env: ClientEnv): ContainerModule[] => [
  browserWorld(view),
  stores,
  wiring((bind) => {
    bind(TOKEN.env, () => env);
    bind(TOKEN.houses, (get) => {
      const clock = get(TOKEN.clock);
      return new MemoryHouseSearch(memoryHouses(clock.now()), clock);
    });
    bind(TOKEN.places, () => new MemoryPlaceSearch(memoryPlaces, memoryAreas));
    bind(TOKEN.codes, () => new MemoryCodeLists());
    bind(TOKEN.inventories, () => new MemoryInventories({}));
    bind(TOKEN.session, () => new MemorySessionSource());
    bind(TOKEN.maps, () => new MemoryMapProvider());
  }),
];
