import { makeAutoObservable, observableRef } from 'mobx';
import type { MapView } from '#core';
import type { DongPage, MapStorePorts } from '../map-ports';

const NOT_OBSERVED = { find: false, look: false, asking: false } as const;

/** The dong whose page the map is, until somebody looks elsewhere. */
export class DongInView {
  page: DongPage | null = null;
  /** What the address says of it: also while it is looked for, and where nobody could say. */
  code: string | null = null;
  /** Whether the map waits to be told where it is. */
  isOpening = false;
  private asking: AbortController | null = null;

  /** `look` moves the map there; null where that is not known. */
  constructor(
    private readonly find: MapStorePorts['findDong'],
    private readonly look: (view: MapView | null) => void,
  ) {
    makeAutoObservable<this, keyof typeof NOT_OBSERVED>(this, {
      page: observableRef,
      ...NOT_OBSERVED,
    });
  }

  /** What an address names: the map looks there once it is known where that is. */
  take(code: string | null): void {
    this.leave();
    this.code = code;
    this.isOpening = code !== null;
    this.resume();
  }

  leave(): void {
    this.stop();
    this.page = null;
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
    if (this.isOpening && this.asking === null && this.code !== null) void this.open(this.code);
  }

  private async open(code: string): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    // Where nobody answers the address is right all the same: a reload may find what it names.
    const unanswered = () => 'unanswered' as const;
    const found = await this.find(code, asking.signal).catch(unanswered);
    // Somebody looked elsewhere meanwhile, or the map has gone.
    if (asking.signal.aborted) return;
    this.asking = null;
    if (found === 'unanswered') this.arrive(code, null);
    else this.arrive(found?.code ?? null, found);
  }

  private arrive(code: string | null, page: DongPage | null): void {
    // Leaves whatever was in view, this one as well.
    this.look(page?.view ?? null);
    this.leave();
    this.code = code;
    this.page = page;
  }
}
