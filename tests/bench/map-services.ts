import type { Browser } from '@playwright/test';
import type { MapServiceName } from '#core';
import type { MapFigures } from '../support/map-page/measure-map';
import { serveMapPage } from '../support/map-page/serve-map-page';
import { routeVendors } from '../support/map-page/vendor-scripts';
import { median, openContext } from './browser';

const RUNS = 3;
const SERVICES: readonly MapServiceName[] = ['embedded', 'kakao', 'naver'];

export interface ServiceFigures extends MapFigures {
  readonly service: MapServiceName;
}

async function measured(
  browser: Browser,
  url: string,
  service: MapServiceName,
): Promise<MapFigures> {
  const context = await openContext(browser);
  try {
    await routeVendors(context);
    const page = await context.newPage();
    await page.goto(`${url}/?run=measure&service=${service}`);
    const figures = await page.waitForFunction(
      () => {
        const { mapPage } = window as unknown as { mapPage?: MapFigures };
        return mapPage !== undefined && 'openMs' in mapPage ? mapPage : null;
      },
      null,
      { timeout: 60_000 },
    );
    return (await figures.jsonValue()) as MapFigures;
  } finally {
    await context.close();
  }
}

/** The same steps on every map adapter by turns; the vendors' scripts are the tests' fakes. */
export async function measureMapServices(browser: Browser): Promise<readonly ServiceFigures[]> {
  const served = await serveMapPage();
  const all: ServiceFigures[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      for (const service of SERVICES) {
        all.push({ service, ...(await measured(browser, served.url, service)) });
      }
    }
  } finally {
    await served.close();
  }
  return SERVICES.map((service) => {
    const own = all.filter((one) => one.service === service);
    return {
      service,
      openMs: median(own.map(({ openMs }) => openMs)),
      panMs: median(own.map(({ panMs }) => panMs)),
      redrawMs: median(own.map(({ redrawMs }) => redrawMs)),
    };
  });
}
