import { buildApp } from '../../../server/app';
import { readEnv } from '../../../server/env';
import { asOnePage } from '../../../server/http/requests/own-call';
import { environmentText } from '../../../server/pages/app/app-page';
import { askOwn } from '../../../server/pages/app/own-calls';
import type { AppDeps } from '../../../server/ports/app-deps';
import type { DrawnPage } from '../../../server/ports/page-drawer';
import { drawPage } from '../../../src/composition/draw';
import { appDeps, NOW } from '../../support/app-deps';
import { deviceOfKind, onServer, type DrawnKind } from './worlds';

/** The configuration as the page says it. */
export const ENV = environmentText(readEnv({}), {
  providers: ['kakao', 'naver'],
  certification: null,
});

/** A server without a database that draws its pages. */
export interface DrawingServer {
  readonly draw: (url: string, kind: DrawnKind) => Promise<DrawnPage>;
  readonly close: () => Promise<void>;
}

export async function drawingServer(given: Partial<AppDeps> = {}): Promise<DrawingServer> {
  const app = await buildApp(appDeps(given));
  return {
    draw: (url, kind) => {
      const device = deviceOfKind(kind);
      const { origin } = window.location;
      const look = { url, device, now: NOW, env: ENV, origin };
      return onServer(() => asOnePage((page) => drawPage({ ...look, ask: askOwn(app, page) })));
    },
    close: () => app.close(),
  };
}

/** A page as far as it is taken over. */
export const pageOf = ({ html, brought }: Pick<DrawnPage, 'html' | 'brought'>): string =>
  '<!doctype html><body>' +
  `<div id="root">${html}</div>` +
  `<script type="application/json" id="hankan-first">${brought}</script></body>`;
