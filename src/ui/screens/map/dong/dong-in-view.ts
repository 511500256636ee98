import { makeAutoObservable, observableRef } from 'mobx';
import type { MapAddress, MapView } from '#core';
import type { DongPage, MapStorePorts } from '../map-ports';

/** What the map does with what is found out of its dong. */
interface DongHands {
  /** Looks there; null where nobody could say where that is. */
  readonly look: (view: MapView | null) => void;
  /** There is no such dong: nothing is to be asked of it. */
  readonly drop: () => void;
}

/**
 * The dong that the filter names, and whether the map stands as the page of that dong opened it:
 * there the list has all of its houses, whatever the map shows. Moved elsewhere the map shows those
 * of its houses that are in view.
 */
export class DongInView {
  /** What the dong is called; also after its page was left. */
  found: DongPage | null = null;
  /** What the address says of its page: also while it is looked for, and where nobody could say. */
  code: string | null = null;
  /** Whether the map waits to be told where it is. */
  isOpening = false;
  /** The dong that is looked for, for its name at least. */
  private wanted: string | null = null;
  private asking: AbortController | null = null;

  constructor(
    private readonly find: MapStorePorts['findDong'],
    private readonly hands: DongHands,
  ) {
    makeAutoObservable<this, 'find' | 'hands' | 'asking'>(this, {
      found: observableRef,
      find: false,
      hands: false,
      asking: false,
    });
  }

  /** The dong whose page is open and found. */
  get page(): DongPage | null {
    return this.code !== null && this.found?.code === this.code ? this.found : null;
  }

  /** Whether its page is what the map shows. */
  get isPage(): boolean {
    return this.code !== null && this.code === this.wanted;
  }

  /** What an address says: the page of a dong, or one that only filters, or none. */
  take({ dong, filter }: Pick<MapAddress, 'dong' | 'filter'>): void {
    if (dong === null) this.name(filter.dongliCode);
    else this.open(dong);
  }

  /** Its page is open, and found already; null where none is. */
  bring(page: DongPage | null): void {
    this.found = page;
    this.code = page?.code ?? null;
    this.wanted = this.code;
  }

  /** Opens the page of a dong: the map looks there once it is known where that is. */
  open(code: string): void {
    this.stop();
    this.code = code;
    this.isOpening = true;
    this.wanted = code;
    this.resume();
  }

  /** Opens the page of the dong that filters, again. */
  reopen(): void {
    if (this.wanted !== null) this.open(this.wanted);
  }

  /** Asks what a dong is called that only filters; null where none does. */
  name(code: string | null): void {
    this.leave();
    if (code !== this.wanted) {
      this.stop();
      this.wanted = code;
      if (this.found?.code !== code) this.found = null;
    }
    this.resume();
  }

  /** Somebody looks elsewhere: the dong still filters, and is still asked for its name. */
  leave(): void {
    this.code = null;
    this.isOpening = false;
  }

  /** Drops what is on its way, so that it can be asked for again. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
  }

  /** Asks again for what was dropped. */
  resume(): void {
    const { wanted } = this;
    if (wanted === null || this.asking !== null) return;
    if (this.isOpening || this.found?.code !== wanted) void this.ask(wanted);
  }

  private async ask(code: string): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    // Where nobody answers the address is right all the same: a reload may find what it names.
    const unanswered = () => 'unanswered' as const;
    const found = await this.find(code, asking.signal).catch(unanswered);
    // Somebody looked elsewhere meanwhile, or the map has gone.
    if (asking.signal.aborted) return;
    this.asking = null;
    this.arrive(code, found);
  }

  private arrive(code: string, found: DongPage | 'unanswered' | null): void {
    const isOpening = this.isOpening;
    this.isOpening = false;
    if (found === null) {
      this.wanted = null;
      this.found = null;
      this.code = null;
      this.hands.drop();
    } else if (found !== 'unanswered') {
      this.found = found;
    }
    if (!isOpening) return;
    // To look anywhere leaves the page that was open before.
    this.hands.look(found === null || found === 'unanswered' ? null : found.view);
    this.code = found === null ? null : code;
  }
}
