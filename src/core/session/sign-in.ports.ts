import type { Cancellation } from '../shared/abort';
import type { Provider, Session } from './session';
import type { LoginPayload } from './sign-in';
import type { NewMember } from './sign-up';

/** The account as the server keeps it. Every method rejects with an AppError. */
export interface SignIn {
  /**
   * Begins an attempt that is bound to this browser, good once and for 10 minutes. `url` is the
   * provider's page that asks for consent.
   */
  begin(provider: Provider, cancel?: Cancellation): Promise<{ readonly url: string }>;
  /**
   * POST /v1/login (spec/rules §7). Null for a person who is not known yet: {@link signUp} is open
   * to this browser for 10 minutes (spec/readings R28).
   */
  login(payload: LoginPayload, cancel?: Cancellation): Promise<Session | null>;
  /** Makes the account of the person whom the last {@link login} did not know. */
  signUp(member: NewMember, cancel?: Cancellation): Promise<Session>;
  /** Ends this session, or every one of the account. Anything but a 200 rejects, and ends none. */
  logout(where: 'here' | 'everywhere'): Promise<void>;
  /** Begins a certification: the `merchant_uid` that binds it to this session. */
  beginCertification(): Promise<{ readonly merchantUid: string }>;
  /** PUT /v1/auth/my/cert: the server asks the certification service what `impUid` stands for. */
  certify(impUid: string): Promise<void>;
}

/** How a person proves who they are; a shell's own way, or the provider's page. */
export interface SocialLogin {
  /**
   * `left`: the browser is on its way to the provider's page, nothing more happens here. Rejects
   * with an AppError where that page could not be asked for.
   */
  start(provider: Provider): Promise<SocialLoginResult>;
}

export type SocialLoginResult =
  | { readonly kind: 'tokens'; readonly payload: LoginPayload }
  | { readonly kind: 'left' }
  | { readonly kind: 'cancelled' };

/** Where the tokens are kept (spec/readings R24). Never throws. */
export interface TokenKeeper {
  read(): { readonly accessToken: string | null; readonly refreshToken: string | null };
  write(tokens: {
    readonly accessToken: string | null;
    readonly refreshToken: string | null;
  }): void;
}

/** The identity certification's own window (spec/outside O16). Never rejects. */
export interface CertificationWidget {
  /** False where no certification is configured. */
  readonly isThere: boolean;
  /** Asks under a `merchant_uid` of {@link SignIn.beginCertification}. */
  ask(merchantUid: string): Promise<CertificationResult>;
  /**
   * What a certification brought back that had left the page, as it does on phones; null where none
   * came back. Answers once, and takes its traces out of the address.
   */
  returned(): Promise<CertificationResult | null>;
}

export type CertificationResult =
  | { readonly kind: 'done'; readonly impUid: string }
  /** F0000, or its window was closed. */
  | { readonly kind: 'cancelled' }
  /** The provider's own message; empty where it gave none. */
  | { readonly kind: 'failed'; readonly message: string };
