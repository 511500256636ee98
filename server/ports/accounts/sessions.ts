/** What a browser or a shell holds: sent once, stored as a hash only. */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Whose request it is. */
export interface Caller {
  readonly memberId: number;
  /** The sign-in that the tokens belong to. */
  readonly familyId: string;
}

/**
 * Sessions with their tokens (spec/wire W7): access 30 minutes, refresh 30 days from its last use.
 */
export interface Sessions {
  open(memberId: number): Promise<IssuedTokens>;
  /**
   * Whose tokens these are. `renewed` are new ones for the reply, where the access token has run
   * out and the refresh token is good. Null for tokens that are nobody's (any more).
   */
  identify(tokens: {
    readonly accessToken: string | null;
    readonly refreshToken: string | null;
  }): Promise<{ readonly caller: Caller; readonly renewed: IssuedTokens | null } | null>;
  /** Ends this sign-in, or every one of its member. Ending twice is no error. */
  end(caller: Caller, where: 'here' | 'everywhere'): Promise<void>;
}

/** A token on its way into the database. Times in ms. */
export interface NewSessionToken {
  readonly hash: string;
  readonly kind: 'access' | 'refresh';
  readonly expiresAt: number;
}

/** An access token, with whose it is. */
export interface AccessRecord {
  readonly familyId: string;
  readonly memberId: number;
  readonly expiresAt: number;
  readonly familyEndedAt: number | null;
}

/** A refresh token, with whose it is. */
export interface RefreshRecord extends AccessRecord {
  readonly rotatedAt: number | null;
  readonly salt: string | null;
}

/** What may be written while a sign-in is held. */
export interface HeldFamily {
  rotate(hash: string, at: number, salt: string, tokens: readonly NewSessionToken[]): Promise<void>;
  end(at: number): Promise<void>;
}

/** The stored sign-ins and the hashes of their tokens. Times in ms. */
export interface SessionStore {
  /** Stores a sign-in that begins, with its first tokens. */
  add(
    family: { readonly id: string; readonly memberId: number; readonly createdAt: number },
    tokens: readonly NewSessionToken[],
  ): Promise<void>;
  /** Null for an unknown token. */
  access(hash: string): Promise<AccessRecord | null>;
  /**
   * Reads a refresh token and lets `use` decide while its sign-in is held: whoever else asks for
   * that sign-in, in whatever process, waits until it is written. Null for an unknown token.
   */
  withRefresh<Answer>(
    hash: string,
    use: (found: RefreshRecord, held: HeldFamily) => Promise<Answer>,
  ): Promise<Answer | null>;
  /** Ends one sign-in. One that has ended stays as it is. */
  end(familyId: string, at: number): Promise<void>;
  /** Ends every sign-in of a member. */
  endAll(memberId: number, at: number): Promise<void>;
  /** Forgets what ended or ran out before `moment`. */
  forgetBefore(moment: number): Promise<void>;
}
