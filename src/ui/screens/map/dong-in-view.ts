import { makeAutoObservable, observableRef } from 'mobx';
import type { MapView } from '#core';
import type { DongPage, MapStorePorts } from './map-ports';

/** The dong whose page the map is, until somebody looks elsewhere. */
export class DongInView {
  page: DongPage | null = null;
  /** The code of the one that is on its way. */
  private opening: string | null = null;

  /** `look` moves the map there; null where there is no such dong. */
  constructor(
    private readonly find: MapStorePorts['findDong'],
    private readonly look: (view: MapView | null) => void,
  ) {
    makeAutoObservable<this, 'find' | 'look'>(this, {
      page: observableRef,
      find: false,
      look: false,
    });
  }

  /** What the address says of it. */
  get code(): string | null {
    return this.opening ?? this.page?.code ?? null;
  }

  get isOpening(): boolean {
    return this.opening !== null;
  }

  /** What an address names: the map looks there once it is known where that is. */
  take(code: string | null): void {
    this.page = null;
    this.opening = code;
    if (code !== null) void this.open(code);
  }

  leave(): void {
    this.page = null;
    this.opening = null;
  }

  private async open(code: string): Promise<void> {
    const found = await this.find(code);
    // Somebody looked elsewhere meanwhile.
    if (this.opening === code) this.arrive(found);
  }

  private arrive(found: DongPage | null): void {
    this.look(found?.view ?? null);
    this.opening = null;
    this.page = found;
  }
}
