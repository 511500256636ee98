/** The person as GET /v1/session tells it (product.md §3). A visitor has no ID. */
export interface Session {
  readonly ID?: string | number | null;
  readonly SIGN_UP_YN?: string;
}
