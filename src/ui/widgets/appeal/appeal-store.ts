import { makeAutoObservable, observableRef } from 'mobx';
import {
  AppError,
  checkAppeal,
  type AppealCheck,
  type Appeals,
  type AppealTarget,
  type KeyValueStorage,
  type Random,
} from '#core';
import { FormDraft } from '../../stores/form-draft';

interface Written {
  readonly text: string;
  /** Once it was tried to be sent: the same words are the same appeal. */
  readonly key: string | null;
}

interface AppealWorld {
  readonly appeals: Appeals;
  readonly random: Pick<Random, 'id'>;
  readonly perTab: KeyValueStorage;
  /** Told once there is no other to send. */
  readonly sent: () => void;
}

const NOTHING: Written = { text: '', key: null };

const isWritten = (stored: object): stored is Written =>
  'text' in stored &&
  typeof stored.text === 'string' &&
  'key' in stored &&
  (stored.key === null || typeof stored.key === 'string');

/** Why something of one's own is to be looked at again, kept a tab until it was taken. */
export class AppealStore {
  state: 'writing' | 'sending' | 'sent' = 'writing';
  /** What support is asked with, once it was sent from here. */
  caseNumber: string | null = null;
  private written: Written;
  private readonly draft: FormDraft<Written>;

  constructor(
    private readonly world: AppealWorld,
    private readonly target: AppealTarget,
  ) {
    this.draft = new FormDraft(
      world.perTab,
      `appeal_${target.kind}_${target.id}`,
      (stored): stored is Written =>
        typeof stored === 'object' && stored !== null && isWritten(stored),
    );
    this.written = this.draft.read() ?? NOTHING;
    makeAutoObservable<this, 'world' | 'target' | 'draft' | 'written'>(this, {
      written: observableRef,
      world: false,
      target: false,
      draft: false,
    });
  }

  get text(): string {
    return this.written.text;
  }

  get check(): AppealCheck {
    return checkAppeal(this.text);
  }

  type(text: string): void {
    this.keep({ text, key: null });
  }

  /** Rejects where it was not taken: what was written stays. Nothing where it cannot be sent. */
  async send(): Promise<void> {
    if (!this.check.ok || this.state !== 'writing') return;
    const { appeals, random } = this.world;
    const key = this.written.key ?? random.id();
    this.keep({ text: this.text, key });
    this.become('sending');
    try {
      const { caseNumber } = await appeals.send(this.target, this.text.trim(), key);
      this.draft.drop();
      this.become('sent', caseNumber);
    } catch (error) {
      // One was sent before, from another window: there is no second one to write.
      const isTwice = error instanceof AppError && error.kind === 'conflict';
      if (isTwice) this.draft.drop();
      this.become(isTwice ? 'sent' : 'writing');
      throw error;
    }
  }

  private become(state: AppealStore['state'], caseNumber: string | null = null): void {
    this.state = state;
    this.caseNumber = caseNumber;
    if (state === 'sent') this.world.sent();
  }

  private keep(written: Written): void {
    this.written = written;
    if (written.text === '') this.draft.drop();
    else this.draft.keep(written);
  }
}
