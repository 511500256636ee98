export interface AlertProps {
  readonly title?: string;
  readonly message: string;
  /** The server's own words as they came, in the place of the message; sanitised when shown (R12). */
  readonly html?: string;
  /** 확인 without one. */
  readonly confirmText?: string;
}
