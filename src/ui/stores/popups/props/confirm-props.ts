export interface ConfirmProps {
  readonly title?: string;
  readonly message: string;
  /** 확인 without one. */
  readonly confirmText?: string;
  /** 취소 without one. */
  readonly cancelText?: string;
  /** True where the press destroys something. */
  readonly isDangerous?: boolean;
}
