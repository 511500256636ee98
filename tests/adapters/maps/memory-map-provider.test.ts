import { describe, it } from 'vitest';
import { MemoryMapProvider } from '../../../src/adapters/memory/memory-map-provider';
import { mapProviderContract } from '../contracts/map-provider.contract';

describe('MemoryMapProvider', () => {
  it.each(mapProviderContract)('$name', async ({ run }) => {
    const provider = new MemoryMapProvider({ width: 390, height: 600 });
    await run({ provider, container: document.createElement('div') });
  });
});
