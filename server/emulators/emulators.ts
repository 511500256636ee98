import type { NoticeBoard } from './public-notices/notice-board';
import type { CertificationKeys, ProviderKeys, SmsKeys } from '../env/provider-keys';

/** How the emulators are reached, as an adapter has to know it. */
export interface EmulatedServices {
  /** Origin; each service stands under its name: /kakao, /naver, /facebook, /apple, /iamport, /solapi, /public-notices. */
  readonly url: string;
  /** The keys that they take us by. */
  readonly keys: ProviderKeys;
  readonly certification: CertificationKeys;
  readonly sms: SmsKeys;
  readonly publicNoticesKey: string;
}

/** The running emulators of the services outside. */
export interface Emulators extends EmulatedServices {
  /** What the emulated services of notices have, to be changed. */
  readonly noticeBoard: NoticeBoard;
  close(): Promise<void>;
}
