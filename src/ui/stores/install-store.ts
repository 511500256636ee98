import { makeAutoObservable } from 'mobx';
import {
  installPrompt,
  seoulDay,
  STORAGE_KEY,
  type Clock,
  type DeviceKind,
  type InstallPrompt,
  type KeyValueStorage,
} from '#core';
import type { ListenToStorage } from './listen-to-storage';

interface InstallDeps {
  readonly local: KeyValueStorage;
  readonly clock: Clock;
  readonly listen: ListenToStorage;
}

/** Whether a person may be asked to install the app: one answer for every tab of this device. */
export class InstallStore {
  /** The day on which nobody is asked. */
  hiddenOn: string | null = null;
  /** Whoever set APP_INSTALL_HIDE wants none at all. */
  isOff = false;
  private stopListening: (() => void) | null = null;

  constructor(private readonly deps: InstallDeps) {
    makeAutoObservable<this, 'deps' | 'stopListening'>(this, {
      deps: false,
      stopListening: false,
      at: false,
      isOfferedAt: false,
    });
  }

  start(): void {
    if (this.stopListening !== null) return;
    this.read();
    this.stopListening = this.deps.listen(() => {
      this.read();
    });
  }

  stop(): void {
    this.stopListening?.();
    this.stopListening = null;
  }

  /** How a person on this page may be asked now (spec/readings R15). */
  at(device: DeviceKind, path: string): InstallPrompt {
    const today = seoulDay(this.deps.clock.now());
    const { hiddenOn, isOff: installHide } = this;
    return installPrompt({ device, path, hiddenOn, today, installHide });
  }

  /** Whether the bar has its place on a page: on a phone that remembers nothing. */
  isOfferedAt(path: string): boolean {
    const fresh = { hiddenOn: null, today: '', installHide: false };
    return installPrompt({ device: 'mobile-web', path, ...fresh }).kind === 'mobile';
  }

  /** Nobody is asked any more today; where storage is forbidden, for as long as the page lives. */
  hideToday(): void {
    const { local, clock } = this.deps;
    this.hiddenOn = seoulDay(clock.now());
    local.write(STORAGE_KEY.APP_INSTALL_HIDDEN_ON, this.hiddenOn);
  }

  private read(): void {
    const { local } = this.deps;
    this.hiddenOn = local.read(STORAGE_KEY.APP_INSTALL_HIDDEN_ON) ?? this.hiddenOn;
    this.isOff = local.read(STORAGE_KEY.APP_INSTALL_HIDE) !== null;
  }
}
