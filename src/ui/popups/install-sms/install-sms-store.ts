import { makeAutoObservable, runInAction } from 'mobx';
import {
  AppError,
  giveBackSmsQuota,
  isMobilePhone,
  PHONE_ERROR,
  seoulDay,
  SMS_OVER,
  spendSmsQuota,
  STORAGE_KEY,
  type Clock,
  type InstallLinks,
  type KeyValueStorage,
} from '#core';
import { errorText, ownWords } from '../../text/error-text';

/** How a press on 보내기 ended; `ignored` while another one is on its way. */
export type SendOutcome =
  | { readonly kind: 'sent' | 'over' | 'invalid' | 'ignored' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface InstallSmsDeps {
  readonly links: InstallLinks;
  readonly local: KeyValueStorage;
  readonly clock: Clock;
}

/** The popup's form. The number stays in it and nowhere else. */
export class InstallSmsStore {
  phone = '';
  /** What is wrong with the number. */
  fault: string | null = null;
  isSending = false;

  constructor(private readonly deps: InstallSmsDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false });
  }

  type(phone: string): void {
    this.phone = phone;
    this.fault = null;
  }

  async send(): Promise<SendOutcome> {
    if (this.isSending) return { kind: 'ignored' };
    if (!isMobilePhone(this.phone)) return this.invalid(PHONE_ERROR);
    if (!this.spend()) return { kind: 'over' };
    this.isSending = true;
    try {
      await this.deps.links.send(this.phone);
      return { kind: 'sent' };
    } catch (error) {
      this.giveBack();
      return this.refused(error);
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private refused(error: unknown): SendOutcome {
    if (!(error instanceof AppError)) return { kind: 'failed', error };
    if (error.kind === 'too-many' && ownWords(error) === SMS_OVER) return { kind: 'over' };
    return error.field === 'HP_NO' ? this.invalid(errorText(error)) : { kind: 'failed', error };
  }

  private invalid(fault: string): SendOutcome {
    this.fault = fault;
    return { kind: 'invalid' };
  }

  /** Before it is sent, so that a second tab finds it spent; forbidden storage counts nothing. */
  private spend(): boolean {
    const { local, clock } = this.deps;
    const stored = local.read(STORAGE_KEY.SMS_QUOTA);
    const { allowed, next } = spendSmsQuota(stored, seoulDay(clock.now()));
    local.write(STORAGE_KEY.SMS_QUOTA, next);
    return allowed;
  }

  /** What was not sent costs nothing. */
  private giveBack(): void {
    const { local, clock } = this.deps;
    const stored = local.read(STORAGE_KEY.SMS_QUOTA);
    local.write(STORAGE_KEY.SMS_QUOTA, giveBackSmsQuota(stored, seoulDay(clock.now())));
  }
}
