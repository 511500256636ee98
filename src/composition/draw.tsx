import { enableStaticRendering } from 'mobx-react-lite';
import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { RecordingCarrier, type AskServer } from '../adapters/http/client/recording-carrier';
import { App } from '../ui/frame/App';
import { firstPage } from '../ui/frame/first-page';
import { ReadyContext } from '../ui/ground/lazily';
import { broughtText } from './brought-page';
import { parseEnv } from './parse-env';
import { serverProfile, type Look } from './profiles/server';
import { servicesOf } from './services';
import { containerOf } from './wiring';

export { drawText } from './feed-text';

/** What a page is drawn of. */
interface Drawing extends Look {
  /** The configuration as the page says it (#hankan-env), and the origin that it is asked at. */
  readonly env: string;
  readonly origin: string;
  /** Asks the server's own routes, as a visitor. */
  readonly ask: AskServer;
}

/** A page that was drawn. */
interface DrawnPage {
  /** What stands in #root. */
  readonly html: string;
  /** Links that belong into the head: to the picture that matters. */
  readonly links: string;
  /** What stands in #hankan-first. */
  readonly brought: string;
  /** The modules that draw it, as the build's list of files names them. */
  readonly sources: readonly string[];
}

/** React puts what belongs into a head before everything else. */
const HEAD_LINKS = /^(?:<link [^>]*>)*/;

/**
 * Draws the first view of the page at an address with the app's own components, as the browser draws
 * it before it knows anything of the person. Rejects where an answer is missing or a view breaks.
 */
export async function drawPage({ env, origin, ask, ...look }: Drawing): Promise<DrawnPage> {
  const carrier = new RecordingCarrier(ask);
  const services = servicesOf(containerOf(serverProfile(look, parseEnv(env, origin), carrier)));
  const page = firstPage(look.url);
  const ready = await page.ready(services.device);
  const sources = [...ready, ...(await page.ask(services))];
  const drawn = drawnOnce(
    <StrictMode>
      <ReadyContext value={sources}>
        <App services={services} />
      </ReadyContext>
    </StrictMode>,
  );
  const links = HEAD_LINKS.exec(drawn)?.[0] ?? '';
  const { now } = look;
  const device = services.device.kind;
  return {
    html: drawn.slice(links.length),
    links,
    brought: broughtText({ now, device, answers: carrier.recorded }),
    sources,
  };
}

/** Nothing is watched meanwhile. The setting is one for all views of a process: it is given back. */
function drawnOnce(view: ReactElement): string {
  enableStaticRendering(true);
  try {
    return renderToString(view);
  } finally {
    enableStaticRendering(false);
  }
}

/** The modules that draw the page at an address before anything is asked, for one that the browser draws. */
export const sourcesOf = ({
  url,
  device,
}: Pick<Drawing, 'url' | 'device'>): Promise<readonly string[]> => firstPage(url).ready(device);
