import { makeAutoObservable } from 'mobx';
import { AREA_UNIT, STORAGE_KEY, type AreaUnit, type KeyValueStorage } from '#core';
import type { ListenToStorage } from './listen-to-storage';

/** Whether areas begin with ㎡ or 평: one choice for every screen and tab of this device. */
export class AreaUnitStore {
  unit: AreaUnit = AREA_UNIT.M2;
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly storage: KeyValueStorage,
    private readonly listen: ListenToStorage,
  ) {
    makeAutoObservable<this, 'storage' | 'listen' | 'stopListening'>(this, {
      storage: false,
      listen: false,
      stopListening: false,
    });
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.read();
    this.stopListening = this.listen((key) => {
      if (key === null || key === STORAGE_KEY.AREA_UNIT) this.read();
    });
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  choose(unit: AreaUnit): void {
    this.unit = unit;
    this.storage.write(STORAGE_KEY.AREA_UNIT, unit);
  }

  private read(): void {
    // An earlier version wrote it in small letters.
    const stored = this.storage.read(STORAGE_KEY.AREA_UNIT)?.toUpperCase();
    this.unit = Object.values(AREA_UNIT).find((known) => known === stored) ?? AREA_UNIT.M2;
  }
}
