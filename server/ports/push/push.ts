import type { MemberNotification, PushAddress, PushChoice, PushKind } from '#core';
import type { Caller } from '../accounts/sessions';

/** What an app has to know to subscribe, and what is believed of what it sends. */
export interface PushService {
  /** The key for which browsers subscribe now, base64url. */
  readonly publicKey: string;
  /** Whether it is a key of ours, now or before. */
  isOurs(publicKey: string): Promise<boolean>;
  /** Whether an endpoint is one of a push service that we know (spec/outside O22). */
  isService(endpoint: string): boolean;
}

/** By which code a kind is switched off for a device, apart. */
export interface StopCode {
  readonly deviceId: string;
  readonly kind: PushKind;
  readonly proof: string;
}

/** What devices of members are pushed; each belongs to one session and ends with it. */
export interface StoredPushDevices {
  /** Of the session that asks. */
  choiceOf(caller: Caller): Promise<PushChoice | null>;
  /** Of what other devices of the member are told, each kind once, in the order of PUSH_KINDS. */
  kindsElsewhere(caller: Caller): Promise<readonly PushKind[]>;
  /**
   * Replaces what the session has, and whoever had the same endpoint before. Of more than
   * MOST_PUSH_DEVICES the one that was set the longest ago ends. False where the session has ended.
   */
  set(caller: Caller, address: PushAddress, choice: PushChoice): Promise<boolean>;
  /** Nothing of what was queued for it is sent any more. */
  remove(caller: Caller): Promise<void>;
  /** Does nothing for a code that is none, or that was given before the device was set last. */
  stop(code: StopCode): Promise<void>;
}

/** One push that is due. */
export interface DuePush {
  readonly address: PushAddress;
  readonly kind: PushKind;
  readonly showsText: boolean;
  readonly told: MemberNotification;
  /** What a press opens. */
  readonly path: string;
  /** Switches its kind off for this device. */
  readonly stop: string;
}

/** Of a job that sends one push. */
export const SEND_PUSH_JOB = 'send-push';

/** Which push a job is about: what was told at a moment (ms), to a device. */
export interface QueuedPush {
  readonly deviceId: string;
  readonly notificationId: string;
  readonly toldAt: number;
}

/** What is pushed, by jobs that were queued with what was told. */
export interface DuePushes {
  /**
   * Null where there is nothing to push any more: it was read, taken back or told anew, the device is told
   * nothing of the kind, or its session is over.
   */
  of(queued: QueuedPush, now: number): Promise<DuePush | null>;
  /** The push service knows the endpoint no more. */
  forget(deviceId: string, endpoint: string): Promise<void>;
}

/** Something on its way to a device. */
export interface PushToSend {
  readonly address: PushAddress;
  /** Text, encrypted for the device alone. */
  readonly payload: string;
  /** For so many seconds the push service keeps it for a device that is away. */
  readonly ttl: number;
  /** A later one of the same topic takes the place of one that is still kept, up to 32 of [A-Za-z0-9_-]. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
}

/** `gone`: the endpoint is known no more. `refused`: it will never be taken. */
export type PushOutcome = 'sent' | 'gone' | 'refused';

export interface PushGateway {
  /** Rejects where it should be tried again. */
  send(push: PushToSend): Promise<PushOutcome>;
}
