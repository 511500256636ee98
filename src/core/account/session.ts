/** The person as GET /v1/session tells it (product.md §3). A visitor has no ID. */
export interface Session {
  readonly ID?: string | number | null;
  readonly SIGN_UP_YN?: string;
}

/** Whether a session is a person's (product.md §3): null, undefined and empty text are no ID. */
export function isLogin(session: Session | null): boolean {
  const id = session?.ID ?? '';
  return id !== '';
}
