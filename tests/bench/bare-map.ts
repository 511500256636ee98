import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { offlineGround } from '../../src/adapters/maps/maplibre/ground/offline-ground';
import { ROOT } from '../../scripts/setup/root.mjs';

const ENGINE = join(ROOT, 'node_modules/maplibre-gl/dist');
const FILES = [
  'maplibre-gl.mjs',
  'maplibre-gl-shared.mjs',
  'maplibre-gl-worker.mjs',
  'maplibre-gl.css',
];

/** The map engine with our ground and 200 plain buttons: nothing of a product around it. */
const PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/maplibre-gl.css">
<style>html, body, #map { height: 100%; margin: 0 }</style>
<div id="map"></div>
<script type="module">
import { Map, Marker, setWorkerUrl } from '/maplibre-gl.mjs';
setWorkerUrl('/maplibre-gl-worker.mjs');
const asked = new URLSearchParams(location.search);
const lat = Number(asked.get('lat')), lng = Number(asked.get('lng'));
const map = new Map({
  container: 'map', style: await (await fetch('/style.json')).json(), center: [lng, lat],
  zoom: Number(asked.get('zoom')), maxPitch: 0, dragRotate: false, renderWorldCopies: false,
  attributionControl: false, validateStyle: false, fadeDuration: 160, clickTolerance: 6,
});
for (let i = 0; i < 200; i += 1) {
  const element = document.createElement('button');
  element.textContent = '1,000/' + (30 + i % 50);
  const at = [lng + (i % 20 - 9.5) * 0.0008, lat + (Math.floor(i / 20) - 4.5) * 0.0014];
  new Marker({ element }).setLngLat(at).addTo(map);
}
map.once('idle', () => { document.body.dataset.ready = 'yes'; });
</script>`;

const TYPES: Readonly<Record<string, string>> = {
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

export interface BareMap {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the bare map on the ground that the product under test draws. */
export async function serveBareMap(productUrl: string): Promise<BareMap> {
  const base: unknown = await (await fetch(`${productUrl}/map/base.json`)).json();
  const style = JSON.stringify(offlineGround(base).style('light'));
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://bare').pathname.slice(1);
    const body =
      name === 'style.json'
        ? style
        : FILES.includes(name)
          ? readFileSync(join(ENGINE, name))
          : name === ''
            ? PAGE
            : null;
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/html';
    response.writeHead(body === null ? 404 : 200, { 'content-type': type }).end(body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare map has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
