import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { builtInDongs } from '../support/crowd/crowd-dongs';
import { freePort, RealServer } from '../support/real-server';
import { measureAnswering, type Answering } from './answering';
import { measurePanning, type PanningFigures } from './panning';
import { filledPostgres, startScratchPostgres } from './scale/scratch-database';
import { measureScreen, type Screen, type ScreenBytes } from './screen-bytes';

const HOUSES = 100_000;

/** What the map costs the browser where there are many houses. */
export interface Crowded {
  readonly houses: number;
  readonly map: ScreenBytes;
  readonly panning: PanningFigures;
  readonly answering: Answering;
}

/** The map's figures again, over a PostgreSQL of 100,000 houses. */
export async function measureCrowded(browser: Browser, map: Screen): Promise<Crowded> {
  const postgres = await startScratchPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'hankan-bench-'));
  try {
    const { database, url } = await filledPostgres(postgres.url, HOUSES, builtInDongs());
    await database.close();
    const server = new RealServer(await freePort(), dataDir, { DATABASE_URL: url });
    await server.start(180_000);
    try {
      return {
        houses: HOUSES,
        map: await measureScreen(browser, server.url, map),
        panning: await measurePanning(browser, server.url),
        answering: await measureAnswering(browser, server.url),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
