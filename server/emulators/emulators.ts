import type { CertificationKeys, ProviderKeys, SmsKeys } from '../env/provider-keys';

/** How the emulators are reached, as an adapter has to know it. */
export interface EmulatedServices {
  /** Origin; each service stands under its name: /kakao, /naver, /facebook, /apple, /iamport, /solapi. */
  readonly url: string;
  /** The keys that they take us by. */
  readonly keys: ProviderKeys;
  readonly certification: CertificationKeys;
  readonly sms: SmsKeys;
}

/** The running emulators of the services outside. */
export interface Emulators extends EmulatedServices {
  close(): Promise<void>;
}
