import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { dealSearchParams, type DealAlarm, type DealAlarms, type DealSearch } from '#core';

type Standing =
  /** Nobody is there whose they could be. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'known' };

/** The searches of whose new listings a member is told. */
export class DealAlarmStore {
  standing: Standing = { kind: 'visitor' };
  alarms: readonly DealAlarm[] = [];
  private reader: string | null = null;
  private asking: AbortController | null = null;

  constructor(private readonly port: DealAlarms) {
    makeAutoObservable<this, 'port' | 'reader' | 'asking'>(this, {
      alarms: observableRef,
      standing: observableRef,
      port: false,
      reader: false,
      asking: false,
    });
  }

  /** Of whom the alarms are; asked for once for each of them. */
  follow(reader: string | null): void {
    if (reader === this.reader) return;
    this.reader = reader;
    this.alarms = [];
    this.reload();
  }

  reload(): void {
    this.stop();
    this.standing = this.reader === null ? { kind: 'visitor' } : { kind: 'asking' };
    if (this.reader === null) return;
    const asking = new AbortController();
    this.asking = asking;
    void this.ask(asking.signal);
  }

  /** Asks no more: what was pressed is written all the same. */
  stop(): void {
    this.asking?.abort();
    this.asking = null;
  }

  /** The alarm of a search; undefined where none is known. */
  find(search: DealSearch): DealAlarm | undefined {
    const params = dealSearchParams(search);
    return this.alarms.find(
      (one) => one.dealType === search.dealType && dealSearchParams(one) === params,
    );
  }

  /** Rejects where that is refused; nothing has changed then. */
  async set(search: DealSearch): Promise<void> {
    const alarm = await this.port.set(search);
    this.wrote(() => [alarm, ...this.alarms.filter(({ id }) => id !== alarm.id)]);
  }

  /** As {@link set}. */
  async remove(id: string): Promise<void> {
    await this.port.remove(id);
    this.wrote(() => this.alarms.filter((one) => one.id !== id));
  }

  /** An answer that is on its way may be older than that: it is asked for anew. */
  private wrote(next: () => readonly DealAlarm[]): void {
    runInAction(() => {
      this.alarms = next();
    });
    if (this.standing.kind !== 'known' && this.reader !== null) this.reload();
  }

  private async ask(cancel: AbortSignal): Promise<void> {
    try {
      const alarms = await this.port.all(cancel);
      this.answered(cancel, { kind: 'known' }, alarms);
    } catch (error) {
      this.answered(cancel, { kind: 'failed', error }, this.alarms);
    }
  }

  private answered(cancel: AbortSignal, standing: Standing, alarms: readonly DealAlarm[]): void {
    if (cancel.aborted) return;
    this.standing = standing;
    this.alarms = alarms;
  }
}
