import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isChangedElsewhere, whatFailed } from './failed-sending';
import { SendingKey } from './sending-key';
import type { StepFault, StepFormState, StepFormWorld } from './step-form-state';

type SendingWorld<Step extends string, Draft, Sent> = Pick<
  StepFormWorld<object, Step, Draft, Sent>,
  'send' | 'base' | 'random' | 'pictures'
> & { readonly form: Parameters<typeof whatFailed<Step>>[1] };

/** What was refused of a sending. */
interface Refused<Step extends string> {
  readonly fault: StepFault<Step> | null;
  readonly lackingPicture: number | null;
}

/** How far the sending of a form is. */
export class StepSending<Step extends string, Draft, Sent> {
  state: StepFormState = { kind: 'editing' };
  private readonly key: SendingKey;
  /** Whether it takes the place of whatever stands. */
  private isOver = false;

  constructor(private readonly world: SendingWorld<Step, Draft, Sent>) {
    this.key = new SendingKey(world.random, world.base === null);
    makeAutoObservable<this, 'world' | 'key' | 'isOver'>(this, {
      state: observableRef,
      world: false,
      key: false,
      isOver: false,
    });
  }

  get isBusy(): boolean {
    const { kind } = this.state;
    return kind === 'uploading' || kind === 'sending' || kind === 'done';
  }

  /** What names it; null where nothing was sent since the last change. */
  get name(): string | null {
    return this.key.kept;
  }

  /** That of a draft is gone on with. */
  resume(name: string | null): void {
    this.key.resume(name);
    this.isOver = false;
    this.state = { kind: 'editing' };
  }

  /** Something else would be sent. */
  changed(): void {
    this.key.changed();
    this.state = { kind: 'editing' };
  }

  /** What was changed elsewhere is written over. */
  writeOver(): void {
    this.isOver = true;
    this.changed();
  }

  async waitFor(pictures: readonly string[]): Promise<void> {
    this.become({ kind: 'uploading' });
    await this.world.pictures.settled(pictures);
    this.become({ kind: 'editing' });
  }

  /** Sends what `make` answers once it has its name. */
  async send(make: () => Draft, onRefused: (refused: Refused<Step>) => void): Promise<Sent | null> {
    const { world, isOver } = this;
    this.become({ kind: 'sending' });
    const key = this.key.current();
    const draft = make();
    try {
      const sent = await world.send(draft, key, isOver ? undefined : (world.base ?? undefined));
      this.become({ kind: 'done' });
      return sent;
    } catch (error) {
      this.key.failed(error);
      const { reason, ...refused } = whatFailed(error, world.form);
      runInAction(() => {
        if (isChangedElsewhere(error)) this.state = { kind: 'changed' };
        else this.state = refused.fault === null ? { kind: 'failed', reason } : { kind: 'editing' };
        onRefused(refused);
      });
      return null;
    }
  }

  private become(state: StepFormState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
