export interface LoginProps {
  /** Opened by a 401 (spec/readings R14): closing it leaves the page. */
  readonly isForced: boolean;
  /** False where a forced one has nowhere to go back to (spec/rules §2). */
  readonly canClose: boolean;
}

/** Opened by somebody who wants to log in. */
export const ORDINARY_LOGIN: LoginProps = { isForced: false, canClose: true };

/** `closed` by its button, Esc or a press beside it; null by Back, or by leaving the page. */
export type LoginAnswer = 'signed-in' | 'closed' | null;
