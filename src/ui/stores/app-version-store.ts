import { makeAutoObservable, runInAction } from 'mobx';
import { APP_PAGES, compareVersions, type NativeBridge } from '#core';
import type { HistoryStack } from './history/history-stack';

/**
 * The version of the shell (spec/readings R22). One older than the oldest that works is led to the
 * update page; one that is unknown never counts as old.
 */
export class AppVersionStore {
  /** As the shell writes it; null before it answered, where it has none, and in a browser. */
  version: string | null = null;
  hasAnswered = false;
  private isRunning = false;

  constructor(
    private readonly native: NativeBridge,
    private readonly history: HistoryStack,
    /** Null lets every version pass. */
    readonly needed: string | null,
  ) {
    makeAutoObservable<this, 'native' | 'history' | 'isRunning'>(this, {
      native: false,
      history: false,
      needed: false,
      isRunning: false,
    });
  }

  get isOld(): boolean {
    return compareVersions(this.version, this.needed) === -1;
  }

  /** After the history's start. */
  start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    if (this.native.shell === null) this.hasAnswered = true;
    else void this.ask();
  }

  stop(): void {
    this.isRunning = false;
  }

  private async ask(): Promise<void> {
    const answer = await this.native.getVersionCode();
    runInAction(() => {
      this.version = answer.kind === 'ok' ? answer.value : null;
      this.hasAnswered = true;
    });
    if (this.isRunning && this.isOld) this.history.replace(APP_PAGES.appUpdate.path, null);
  }
}
