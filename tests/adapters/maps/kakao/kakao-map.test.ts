import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { KakaoMapProvider } from '../../../../src/adapters/maps/kakao/kakao-map-provider';
import { installFakeKakao, type KakaoWorld } from '../../../support/fake-sdks/kakao-sdk';
import { boxOf, serveScripts } from '../../../support/fake-sdks/served-scripts';
import { mapProviderContract } from '../../contracts/map-provider.contract';

let world: KakaoWorld;
let scripts: ReturnType<typeof serveScripts>;

beforeEach(() => {
  scripts = serveScripts(document, () => ({
    fate: 'there',
    run: () => {
      world = installFakeKakao(window);
    },
  }));
});
afterEach(() => {
  scripts.stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'kakao');
});

const provider = () => new KakaoMapProvider({ key: 'a-key', view: window });

describe('KakaoMapProvider', () => {
  it.each(mapProviderContract)('$name', async ({ run }) => {
    await run({ provider: provider(), container: boxOf(document) });
    expect(world.maps.length).toBeGreaterThan(0);
  });

  it('leaves nothing in the container where its map fails half-way', async () => {
    const container = boxOf(document);
    const options = {
      view: { center: { lat: 37.5, lng: 127 }, level: 5 },
      theme: 'light',
      interactive: true,
      label: '지도',
      get padding(): never {
        throw new Error('half-way');
      },
    } as const;
    await expect(provider().open(container, options)).rejects.toMatchObject({ kind: 'refused' });
    expect(world.maps).toHaveLength(1);
    expect(container.childElementCount).toBe(0);
  });
});
