import type { FastifyBaseLogger } from 'fastify';
import type { DrawnPage, PageDrawer, PageLook } from '../../ports/page-drawer';
import { within } from '../../shared/within';

/** One that never ends holds no place for ever. */
const GIVE_UP_MS = 10_000;
/** More at once would take longer than that, and keep the API's own answers waiting. */
const MOST_AT_ONCE = 8;

/** Why a page was sent without its first view. */
type Undrawn = 'late' | 'broken' | 'busy';

/**
 * Draws pages, as long as that costs nobody more than it gives: a page that breaks, takes too long or
 * comes in a crowd is sent without its first view. The same page is drawn once for all who ask
 * meanwhile.
 */
export class DrawnPages {
  private readonly drawing = new Map<string, Promise<DrawnPage>>();
  private readonly undrawn: Record<Undrawn, number> = { late: 0, broken: 0, busy: 0 };

  constructor(
    private readonly drawer: PageDrawer,
    private readonly logger: FastifyBaseLogger,
    /** Whoever asks for a page sees the app's own start after so long. */
    private readonly limitMs: number,
  ) {}

  /** How many pages were sent without their first view since the start, by why. */
  get counts(): Readonly<Record<Undrawn, number>> {
    return this.undrawn;
  }

  /** Null where the page is to be sent without it. Never rejects. */
  async draw(key: string, look: PageLook): Promise<DrawnPage | null> {
    const known = this.drawing.get(key);
    if (known === undefined && this.drawing.size >= MOST_AT_ONCE) return this.without('busy');
    const drawing = known ?? this.begin(key, look);
    try {
      const page = await within(this.limitMs, drawing);
      return page;
    } catch (error) {
      return this.without(this.drawing.get(key) === drawing ? 'late' : 'broken', error);
    }
  }

  /**
   * Draws a page for nobody, so that the first who asks does not wait for code that never ran. What
   * goes wrong with it is told to those who ask.
   */
  async warmUp(look: PageLook): Promise<void> {
    await this.begin(`warm ${look.url}`, look).catch(() => undefined);
  }

  private begin(key: string, look: PageLook): Promise<DrawnPage> {
    const drawing = within(GIVE_UP_MS, this.drawn(look)).finally(() => {
      this.drawing.delete(key);
    });
    this.drawing.set(key, drawing);
    return drawing;
  }

  /** Rejects also where the drawer throws at once. */
  private async drawn(look: PageLook): Promise<DrawnPage> {
    return this.drawer.drawPage(look);
  }

  private without(why: Undrawn, err?: unknown): null {
    this.undrawn[why] += 1;
    this.logger.warn({ why, undrawn: this.undrawn, err }, 'a page without its first view');
    return null;
  }
}
