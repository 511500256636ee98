import type { ShownWords } from '../../../text/error-text';

export interface AlertProps extends ShownWords {
  readonly title?: string;
  /** 확인 without one. */
  readonly confirmText?: string;
}
