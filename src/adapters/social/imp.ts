import type { CertificationAnswer } from '#core';

/** What the certification service's script puts on window, as far as it is used here. */
export interface Imp {
  init(merchant: string): void;
  certification(
    question: {
      readonly merchant_uid: string;
      readonly popup: boolean;
      readonly m_redirect_url: string;
    },
    answered: (answer: unknown) => void,
  ): void;
}

const field = (owner: unknown, name: string): unknown =>
  (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
    ? Reflect.get(owner, name)
    : undefined;

const isImp = (value: unknown): value is Imp =>
  typeof field(value, 'init') === 'function' && typeof field(value, 'certification') === 'function';

/** Null where the script left something else, or nothing. */
export function impOf(view: object): Imp | null {
  const imp = field(view, 'IMP');
  return isImp(imp) ? imp : null;
}

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The service's answer, whatever it is made of. */
export function readImpAnswer(answer: unknown): CertificationAnswer {
  return {
    isSuccess: field(answer, 'success') === true,
    impUid: textIn(field(answer, 'imp_uid')),
    errorCode: textIn(field(answer, 'error_code')),
    errorMessage: textIn(field(answer, 'error_msg')),
  };
}
