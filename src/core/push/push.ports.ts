import type { Cancellation } from '../shared/abort';
import type { Result } from '../shared/result';
import type { PushAddress, PushChoice, PushKind } from './push';

/**
 * Whether a device can be told: `needs-install` where it could once the app is on its home screen (iOS),
 * `denied` where the person said no to the browser, which is not asked again; `askable` where it will be.
 */
export type PushAbility = 'granted' | 'askable' | 'denied' | 'needs-install' | 'unable';

/** The push of this device, as its browser has it. */
export interface PushSubscriber {
  /** Never rejects. */
  ability(): Promise<PushAbility>;
  /** Where it is reached now; null where it is not. Never rejects. */
  current(): Promise<PushAddress | null>;
  /**
   * Asks the person where they were not asked yet, so it is called by a press. One that was made for
   * another key is made anew. `dismissed`: no answer was given; `failed`: the push service is away.
   */
  subscribe(publicKey: string): Promise<Result<PushAddress, 'denied' | 'dismissed' | 'failed'>>;
  /** Closes what the device shows of these notifications. Never rejects. */
  hide(ids: readonly string[]): Promise<void>;
  /** Nothing reaches this device from then on, and nothing stays that reached it. Never rejects. */
  unsubscribe(): Promise<void>;
}

/** What a device of a member is told, as the server knows it. */
export interface PushStanding {
  /** The key for which a browser subscribes, base64url. */
  readonly publicKey: string;
  /** Of this session; null where it is told nothing. */
  readonly choice: PushChoice | null;
  /** Of what the other devices of the member are told, each kind once, in the order of PUSH_KINDS. */
  readonly elsewhere: readonly PushKind[];
}

/** What the device of this session is pushed. Rejects with an AppError; 401 without a session. */
export interface PushAlarms {
  standing(cancel?: Cancellation): Promise<PushStanding>;
  /** Again, or with another address of the device, it replaces what was set. */
  set(address: PushAddress, choice: PushChoice): Promise<PushChoice>;
  /** Removed twice it stays removed. */
  remove(): Promise<void>;
}
