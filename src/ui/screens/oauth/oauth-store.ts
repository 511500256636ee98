import { makeAutoObservable } from 'mobx';
import { loginOutcome, type KeyValueStorage, type SignIn } from '#core';
import { PATH } from '../../ground/paths';
import type { Stores } from '../../ground/services';
import { finishSignIn } from '../../stores/finish-sign-in';
import { pathOf } from '../../stores/history/url-parts';
import type { OtherWindows } from '../../stores/other-windows';
import { takeReturnPath } from '../../stores/return-path';
import { errorText } from '../../text/error-text';
import type { OauthReturn } from './oauth-return';

interface OauthDeps {
  readonly signIn: Pick<SignIn, 'login'>;
  readonly perTab: KeyValueStorage;
  readonly windows: OtherWindows;
  readonly stores: Pick<Stores, 'history' | 'popups' | 'session' | 'toasts'>;
}

/** The last steps of a login that came back from a provider's page (spec/rules §4). */
export class OauthStore {
  /** `unusable`: nothing came back that a login could be made of. */
  state: 'working' | 'unusable' = 'working';
  private hasBegun = false;

  constructor(
    private readonly deps: OauthDeps,
    private readonly came: OauthReturn,
  ) {
    makeAutoObservable<this, 'deps' | 'came' | 'hasBegun'>(this, {
      deps: false,
      came: false,
      hasBegun: false,
    });
  }

  /** A second call does nothing: a code is good once. */
  start(): void {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const { history } = this.deps.stores;
    // What came back stays in no address, and so in no history.
    history.replace(pathOf(history.current.url));
    if (this.came.kind === 'granted') void this.login();
    else if (this.came.kind === 'denied') this.goBack();
    else this.state = 'unusable';
  }

  private async login(): Promise<void> {
    if (this.came.kind !== 'granted') return;
    const { signIn, stores } = this.deps;
    const { history, toasts } = stores;
    const { page } = history.current;
    try {
      const outcome = loginOutcome(await signIn.login(this.came.payload));
      if (outcome.kind === 'signed-in') {
        await finishSignIn({ ...this.deps, ...stores }, outcome, page);
      } else if (history.current.page === page) {
        history.replace(PATH.signUp, null);
      }
    } catch (error) {
      if (history.current.page === page) history.replace(PATH.home, null);
      toasts.warn(errorText(error));
    }
  }

  /** To where the person was; a window that was opened for the login has nothing more to do. */
  private goBack(): void {
    const { perTab, windows, stores } = this.deps;
    if (windows.hasOpener()) windows.close();
    stores.history.replace(takeReturnPath(perTab), null);
    stores.toasts.tell('로그인을 취소했어요.');
  }
}
