import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  AppError,
  nicknameLength,
  signUpFaults,
  tidyNickname,
  type Consents,
  type NewMember,
  type Session,
  type SignIn,
  type SignUpFault,
} from '#core';
import type { FormDraft } from '../../stores/form-draft';
import { errorText } from '../../text/error-text';
import { EMPTY_MEMBER } from './sign-up-draft';

export type SignUpField = SignUpFault['field'];

export type SignUpState =
  | { readonly kind: 'editing' | 'sending' | 'done' }
  /** `isOver`: the login that this sign-up belongs to has run out. */
  | { readonly kind: 'failed'; readonly reason: string; readonly isOver: boolean };

/**
 * The sign-up form (spec/readings R28). What is typed is kept a tab until it was sent
 * (spec/readings R14).
 */
export class SignUpStore {
  member = EMPTY_MEMBER;
  state: SignUpState = { kind: 'editing' };
  /** Faults are shown from the first try on, and go as they are mended. */
  private hasTried = false;
  /** What the server found wrong with a nickname, and which one that was. */
  private refused: { readonly nickname: string; readonly message: string } | null = null;

  constructor(
    private readonly signIn: Pick<SignIn, 'signUp'>,
    private readonly draft: FormDraft<NewMember>,
  ) {
    makeAutoObservable<this, 'signIn' | 'draft' | 'refused'>(this, {
      member: observableRef,
      state: observableRef,
      refused: observableRef,
      signIn: false,
      draft: false,
    });
  }

  /** Goes on with what was typed in this tab before. */
  takeUp(): void {
    this.member = this.draft.read() ?? this.member;
  }

  /** What has to be mended, in the order of the form. */
  get faults(): readonly SignUpFault[] {
    if (!this.hasTried) return [];
    const faults = signUpFaults(this.member);
    if (this.refused?.nickname !== this.member.nickname) return faults;
    const others = faults.filter(({ field }) => field !== 'nickname');
    return [{ field: 'nickname', message: this.refused.message }, ...others];
  }

  faultOf(field: SignUpField): string | null {
    return this.faults.find((fault) => fault.field === field)?.message ?? null;
  }

  get nicknameLength(): number {
    return nicknameLength(this.member.nickname);
  }

  get hasAllRequired(): boolean {
    const { isFourteen, terms, privacy } = this.member.consents;
    return isFourteen && terms && privacy;
  }

  typeNickname(nickname: string): void {
    this.change({ ...this.member, nickname });
  }

  /** Advertising at night goes with advertising (spec/facts F6). */
  consent(name: keyof Consents, agreed: boolean): void {
    const consents = { ...this.member.consents, [name]: agreed };
    this.change({
      ...this.member,
      consents: { ...consents, nightMarketing: consents.marketing && consents.nightMarketing },
    });
  }

  /** Optional ones stay as they are (spec/facts F7). */
  consentToRequired(agreed: boolean): void {
    const required = { isFourteen: agreed, terms: agreed, privacy: agreed };
    this.change({ ...this.member, consents: { ...this.member.consents, ...required } });
  }

  /**
   * Makes the account; null where something has to be mended first, it failed, or it is on its way
   * already.
   */
  async send(): Promise<Session | null> {
    if (this.state.kind === 'sending' || this.state.kind === 'done') return null;
    this.hasTried = true;
    if (this.faults.length > 0) return null;
    this.state = { kind: 'sending' };
    const { member } = this;
    try {
      const nickname = tidyNickname(member.nickname);
      const session = await this.signIn.signUp({ ...member, nickname });
      this.draft.drop();
      this.become({ kind: 'done' });
      return session;
    } catch (error) {
      this.fail(error, member.nickname);
      return null;
    }
  }

  private change(member: NewMember): void {
    this.member = member;
    this.draft.keep(member);
    if (this.state.kind === 'failed') this.state = { kind: 'editing' };
  }

  private fail(error: unknown, nickname: string): void {
    const isRefused = error instanceof AppError && error.kind === 'refused';
    const reason = errorText(error);
    if (isRefused && error.field === 'nickname') {
      runInAction(() => {
        this.refused = { nickname, message: reason };
        this.state = { kind: 'editing' };
      });
    } else {
      this.become({ kind: 'failed', reason, isOver: isRefused && error.field === null });
    }
  }

  private become(state: SignUpState): void {
    this.state = state;
  }
}
