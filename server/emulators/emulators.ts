import type { CertificationKeys, ProviderKeys } from '../env/provider-keys';

/** The running emulators of the services outside. */
export interface Emulators {
  /** Origin; each service stands under its name: /kakao, /naver, /facebook, /apple, /iamport. */
  readonly url: string;
  /** The keys that they take us by. */
  readonly keys: ProviderKeys;
  readonly certification: CertificationKeys;
  close(): Promise<void>;
}
