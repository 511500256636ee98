import {
  AppError,
  signUpFaults,
  SNS_TYPE_OF,
  tidyNickname,
  type Cancellation,
  type LoginPayload,
  type NewMember,
  type Provider,
  type Session,
  type SignIn,
  type TokenKeeper,
} from '#core';
import { answer } from './answer';
import { MemoryTokenKeeper } from './memory-token-keeper';

/** What a provider knows somebody by: the code that it gave a browser, or its token. */
const subjectOf = (payload: LoginPayload): string => {
  if ('code' in payload) return payload.code;
  return 'id_token' in payload ? payload.id_token : payload.accessToken;
};

/** A rule is broken. */
const refused = (field: string | null = null, message?: string): AppError =>
  new AppError('refused', message, field, 422);

/**
 * {@link SignIn} without a server: it keeps the people who signed up, who of them is signed in by
 * which token, and the sign-up that is under way. Everybody is vouched for under the code or token
 * that they bring.
 */
export class MemorySignIn implements SignIn {
  /** By provider code and subject. */
  private readonly ids = new Map<string, number>();
  private readonly people = new Map<number, Session>();
  /** By access token. */
  private readonly signedIn = new Map<string, number>();
  private readonly begun = new Map<string, Provider>();
  private readonly certified = new Map<string, number>();
  /** Which access token asked for a certification, by its name. */
  private readonly askedFor = new Map<string, string | null>();
  private pending: string | null = null;
  private given = 0;

  constructor(private readonly tokens: TokenKeeper = new MemoryTokenKeeper()) {}

  /** Whose token is kept; a visitor's session is empty. */
  session(): Session {
    return this.people.get(this.caller() ?? 0) ?? {};
  }

  begin(provider: Provider, cancel?: Cancellation): Promise<{ readonly url: string }> {
    return answer(cancel, () => {
      const state = this.next('state');
      this.begun.set(state, provider);
      return { url: `/oauth/${provider}?code=memory&state=${state}` };
    });
  }

  login(payload: LoginPayload, cancel?: Cancellation): Promise<Session | null> {
    return answer(cancel, () => {
      if ('state' in payload) this.spend(payload.state, payload.SNS_TYPE_CD);
      const identity = `${payload.SNS_TYPE_CD} ${subjectOf(payload)}`;
      const id = this.ids.get(identity);
      this.pending = id === undefined ? identity : null;
      return id === undefined ? null : this.open(id);
    });
  }

  signUp(member: NewMember, cancel?: Cancellation): Promise<Session> {
    return answer(cancel, () => {
      const [fault] = signUpFaults(member);
      if (fault !== undefined) throw refused(fault.field, fault.message);
      if (this.pending === null) throw refused();
      const id = this.ids.size + 1;
      this.ids.set(this.pending, id);
      this.people.set(id, {
        ID: id,
        NICKNAME: tidyNickname(member.nickname),
        CERT_YN: 'N',
        SNS_TYPE_CDS: this.pending.split(' ').slice(0, 1),
      });
      this.pending = null;
      return { ...this.open(id), SIGN_UP_YN: 'Y' };
    });
  }

  logout(where: 'here' | 'everywhere'): Promise<void> {
    return answer(undefined, () => {
      const id = this.member();
      const here = this.tokens.read().accessToken;
      for (const [token, owner] of this.signedIn)
        if (token === here || (where === 'everywhere' && owner === id)) this.signedIn.delete(token);
      this.tokens.write({ accessToken: null, refreshToken: null });
    });
  }

  beginCertification(): Promise<{ readonly merchantUid: string }> {
    return answer(undefined, () => {
      this.member();
      const merchantUid = this.next('certification');
      this.askedFor.set(`imp_${merchantUid}`, this.tokens.read().accessToken);
      return { merchantUid };
    });
  }

  /** `imp_` before a name that was given here is its certification; others are this session's. */
  certify(impUid: string): Promise<void> {
    return answer(undefined, () => {
      const id = this.member();
      const here = this.tokens.read().accessToken;
      if ((this.askedFor.get(impUid) ?? here) !== here) throw refused();
      if ((this.certified.get(impUid) ?? id) !== id) throw refused();
      this.certified.set(impUid, id);
      this.people.set(id, { ...this.people.get(id), CERT_YN: 'Y' });
    });
  }

  private caller(): number | null {
    return this.signedIn.get(this.tokens.read().accessToken ?? '') ?? null;
  }

  private member(): number {
    const id = this.caller();
    if (id === null) throw new AppError('unauthorized', undefined, null, 401);
    return id;
  }

  private open(id: number): Session {
    const accessToken = this.next('access');
    this.signedIn.set(accessToken, id);
    this.tokens.write({ accessToken, refreshToken: this.next('refresh') });
    return this.people.get(id) ?? {};
  }

  /** An attempt is good once, for the provider that it was begun with. */
  private spend(state: string, code: string): void {
    const provider = this.begun.get(state);
    if (provider === undefined || SNS_TYPE_OF[provider] !== code) throw refused();
    this.begun.delete(state);
  }

  private next(kind: string): string {
    this.given += 1;
    return `memory-${kind}-${this.given}`;
  }
}
