import { makeAutoObservable, observableRef } from 'mobx';
import type { ComponentType } from 'react';

/** Why a page had better be opened anew: another build is there, or the network is back. */
export type RenewReason = 'build' | 'network';

/** What the page that is open has of what the device keeps. */
export class OfflineStore {
  /** When the oldest of what it shows was kept, in milliseconds since 1970; null where all of it is new. */
  keptAt: number | null = null;
  /** Whether something that it asked was never kept. */
  isLacking = false;
  renew: RenewReason | null = null;
  /** The bar that says so: its code comes with what looks after it. */
  Bar: ComponentType<{ readonly reason: RenewReason }> | null = null;

  constructor() {
    makeAutoObservable(this, { Bar: observableRef });
  }

  showBy(Bar: NonNullable<OfflineStore['Bar']>): void {
    this.Bar = Bar;
  }

  kept(at: number): void {
    this.keptAt = Math.min(at, this.keptAt ?? at);
  }

  lacking(): void {
    this.isLacking = true;
  }

  /** Another page is shown, which has not asked yet. */
  turned(): void {
    this.keptAt = null;
    this.isLacking = false;
    if (this.renew === 'network') this.renew = null;
  }

  /** The network is back: what failed asks again by itself, what is old says so. */
  back(): void {
    if (this.keptAt !== null) this.offer('network');
    this.keptAt = null;
    this.isLacking = false;
  }

  /** A build that is new stays so whatever else there is to say. */
  offer(reason: RenewReason): void {
    if (this.renew !== 'build') this.renew = reason;
  }

  dismiss(): void {
    this.renew = null;
  }
}
