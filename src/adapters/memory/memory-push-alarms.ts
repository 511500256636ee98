import {
  AppError,
  PUSH_KINDS,
  type Cancellation,
  type PushAddress,
  type PushAlarms,
  type PushChoice,
  type PushStanding,
} from '#core';
import { answer } from './answer';

interface Parts {
  /** Who is there; null for a visitor. */
  readonly member: () => string | null;
  readonly publicKey: string;
  /** All devices of the same server; a device alone where there is none. */
  readonly devices?: Set<MemoryPushAlarms>;
}

/** {@link PushAlarms} of one device without a server, which push nothing. */
export class MemoryPushAlarms implements PushAlarms {
  private kept: { readonly member: string; readonly choice: PushChoice } | null = null;

  constructor(private readonly parts: Parts) {
    parts.devices?.add(this);
  }

  standing(cancel?: Cancellation): Promise<PushStanding> {
    return answer(cancel, () => {
      const member = this.member();
      const choice = this.kept?.member === member ? this.kept.choice : null;
      const others = [...(this.parts.devices ?? [])].filter((device) => device !== this);
      const elsewhere = PUSH_KINDS.filter((kind) =>
        others.some(({ kept }) => kept?.member === member && kept.choice.kinds.includes(kind)),
      );
      return { publicKey: this.parts.publicKey, choice, elsewhere };
    });
  }

  set({ publicKey }: PushAddress, { kinds, showsText }: PushChoice): Promise<PushChoice> {
    return answer(undefined, () => {
      const member = this.member();
      if (publicKey !== this.parts.publicKey)
        throw new AppError('conflict', PUSH_KEY_CHANGED, null, 409);
      const choice = { kinds: PUSH_KINDS.filter((kind) => kinds.includes(kind)), showsText };
      this.kept = { member, choice };
      return choice;
    });
  }

  remove(): Promise<void> {
    return answer(undefined, () => {
      if (this.kept?.member === this.member()) this.kept = null;
    });
  }

  private member(): string {
    const member = this.parts.member();
    if (member === null) throw new AppError('unauthorized', undefined, null, 401);
    return member;
  }
}

/** As the server says it. */
const PUSH_KEY_CHANGED = '알림을 받을 준비가 바뀌었어요. 다시 켜 주세요.';
