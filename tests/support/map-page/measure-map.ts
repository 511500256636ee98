import { NO_PADDING, type MapHandle, type MapOverlay, type MapProvider } from '#core';

/** Milliseconds of one map service; medians where a thing was done several times. */
export interface MapFigures {
  readonly openMs: number;
  readonly panMs: number;
  readonly redrawMs: number;
}

const CENTER = { lat: 37.48425, lng: 126.92968 };
const LEVEL = 4;
const OVERLAYS = 200;
const RUNS = 15;

const rest = (map: MapHandle) =>
  new Promise<void>((resolve) => {
    const off = map.on('settled', () => {
      off();
      resolve();
    });
  });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function timed(run: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await run();
  // What was asked for is on the screen when the frame after the next one begins.
  await frame();
  await frame();
  return performance.now() - begun;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Every second one is new each time, as after a move of the map. */
function overlays(run: number): MapOverlay[] {
  return Array.from({ length: OVERLAYS }, (_, index) => {
    const element = document.createElement('button');
    element.textContent = `1,000/${30 + ((index + run) % 50)}`;
    const across = (index % 20) - 9.5;
    const down = Math.floor(index / 20) - 4.5;
    return {
      id: index % 2 === 0 ? `kept${index}` : `new${run}-${index}`,
      at: { lat: CENTER.lat + down * 0.0014, lng: CENTER.lng + across * 0.0008 },
      element,
      anchor: 'bottom',
      zIndex: index,
    };
  });
}

/** Opens one map, pans it under 200 overlays and draws them anew, several times each. */
export async function measureMap(page: HTMLElement, provider: MapProvider): Promise<MapFigures> {
  const container = document.createElement('div');
  container.style.cssText = 'position:relative;width:390px;height:844px';
  page.append(container);
  let map: MapHandle | null = null;
  const openMs = await timed(async () => {
    map = await provider.open(container, {
      view: { center: CENTER, level: LEVEL },
      theme: 'light',
      padding: NO_PADDING,
      interactive: true,
      label: '지도',
    });
    await rest(map);
  });
  const [pans, redraws]: [number[], number[]] = [[], []];
  const shown = map as MapHandle | null;
  if (shown === null) throw new Error('no map was opened');
  for (let run = 0; run < RUNS; run += 1) {
    redraws.push(
      await timed(() => {
        shown.setOverlays(overlays(run));
        return Promise.resolve();
      }),
    );
    const lng = CENTER.lng + (run % 2 === 0 ? 0.001 : 0);
    pans.push(
      await timed(async () => {
        const rested = rest(shown);
        shown.moveTo({ center: { lat: CENTER.lat, lng }, level: LEVEL });
        await rested;
      }),
    );
  }
  shown.dispose();
  return { openMs, panMs: median(pans), redrawMs: median(redraws) };
}
