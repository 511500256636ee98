export interface AlertProps {
  readonly title?: string;
  readonly message: string;
  /** 확인 without one. */
  readonly confirmText?: string;
}
