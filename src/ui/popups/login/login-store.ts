import { makeAutoObservable, runInAction } from 'mobx';
import {
  loginOutcome,
  type KeyValueStorage,
  type LoginOutcome,
  type LoginPayload,
  type Provider,
  type SignIn,
  type SocialLogin,
} from '#core';
import type { HistoryStack } from '../../stores/history/history-stack';
import { keepReturnPath } from '../../stores/return-path';
import { errorText } from '../../text/error-text';

interface LoginDeps {
  readonly socialLogin: SocialLogin;
  readonly signIn: Pick<SignIn, 'login'>;
  readonly perTab: KeyValueStorage;
  readonly history: HistoryStack;
}

/** What a press led to: an outcome, or a login that the server refused. */
export type LoginResult = LoginOutcome | { readonly kind: 'refused'; readonly reason: string };

/** A login that is begun in the popup. One at a time: a second press meanwhile does nothing. */
export class LoginStore {
  /** The provider that is being asked, or whose page the browser is on its way to. */
  busy: Provider | null = null;
  /** Why the provider could not be asked, and what to do. */
  problem: string | null = null;
  /** Counts the openings: whatever belongs to an earlier one starts nothing any more. */
  private opening = 0;

  constructor(private readonly deps: LoginDeps) {
    makeAutoObservable<this, 'deps' | 'opening'>(this, { deps: false, opening: false });
  }

  /** The popup is gone. */
  stop(): void {
    this.opening += 1;
    this.busy = null;
  }

  /** Back from a provider's page, to a page that the browser had kept as it was. */
  cameBack(): void {
    this.busy = null;
  }

  /** Null where nothing more happens here: cancelled, failed, or the page is being left. */
  async press(provider: Provider): Promise<LoginResult | null> {
    if (this.busy !== null) return null;
    this.busy = provider;
    this.problem = null;
    const { opening } = this;
    const { socialLogin, perTab, history } = this.deps;
    keepReturnPath(perTab, history.current.url);
    try {
      const result = await socialLogin.start(provider);
      // The page stays as it is until the browser has left it.
      if (result.kind === 'left' || opening !== this.opening) return null;
      const told = result.kind === 'tokens' ? await this.login(result.payload) : null;
      return this.settle(opening, null) ? told : null;
    } catch (error) {
      this.settle(opening, errorText(error));
      return null;
    }
  }

  /** The server answers for what a shell brought; a refusal is an outcome, too. */
  private async login(payload: LoginPayload): Promise<LoginResult> {
    try {
      return loginOutcome(await this.deps.signIn.login(payload));
    } catch (error) {
      return { kind: 'refused', reason: errorText(error) };
    }
  }

  /** Answers whether the popup is still the one that was pressed. */
  private settle(opening: number, problem: string | null): boolean {
    if (opening !== this.opening) return false;
    runInAction(() => {
      this.busy = null;
      this.problem = problem;
    });
    return true;
  }
}
