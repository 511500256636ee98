/** Who vouches for a person. */
export const PROVIDERS = ['kakao', 'naver', 'facebook', 'apple'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** The person as GET /v1/session tells it (spec/rules §3). A visitor has no ID. */
export interface Session {
  readonly ID?: string | number | null;
  /** "Y" once, in the answer that made the account: the welcome popup is shown. */
  readonly SIGN_UP_YN?: string;
  readonly NICKNAME?: string;
  /** "Y" once the person has certified who they are. */
  readonly CERT_YN?: string;
  /** The providers that the account is signed in by, as SNS_TYPE codes. */
  readonly SNS_TYPE_CDS?: readonly string[];
}

/** Whether a session is a person's (spec/rules §3): null, undefined and empty text are no ID. */
export function isLogin(session: Session | null): boolean {
  const id = session?.ID ?? '';
  return id !== '';
}
