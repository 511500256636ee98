import { isId } from '../shared/ids';
import type { CertificationResult } from './sign-in.ports';

/** What the certification service says of a person who walked away. */
const CANCELLED = 'F0000';
/** What it adds to the address of a page that was left for it. */
const TRACES = ['imp_uid', 'merchant_uid', 'success', 'imp_success', 'error_code', 'error_msg'];

/** An answer of the certification service as it came: nothing in it is proven. */
export interface CertificationAnswer {
  readonly isSuccess: boolean;
  readonly impUid: string | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

/** spec/rules §5: F0000 is a cancellation, everything else without an `imp_uid` a failure. */
export function certificationResult(answer: CertificationAnswer): CertificationResult {
  const { isSuccess, impUid, errorCode, errorMessage } = answer;
  if (isSuccess && impUid !== null && isId(impUid)) return { kind: 'done', impUid };
  if (errorCode === CANCELLED) return { kind: 'cancelled' };
  return { kind: 'failed', message: errorMessage ?? '' };
}

/** What an address brought back from the certification service. */
export interface CertificationReturn {
  /** Which question it answers; whoever did not ask it must not believe it. */
  readonly merchantUid: string;
  readonly answer: CertificationAnswer;
  /** Path, query and hash without the traces. */
  readonly cleanPath: string;
}

/** What came back in an address; null where nothing did. */
export function certificationReturn(address: string): CertificationReturn | null {
  const { pathname, hash, searchParams } = new URL(address);
  const merchantUid = searchParams.get('merchant_uid');
  const success = searchParams.get('success') ?? searchParams.get('imp_success');
  if (merchantUid === null || !(searchParams.has('imp_uid') || success !== null)) return null;
  const answer: CertificationAnswer = {
    // Some windows leave the flag out; the server asks what `imp_uid` stands for in any case.
    isSuccess: success !== 'false',
    impUid: searchParams.get('imp_uid'),
    errorCode: searchParams.get('error_code'),
    errorMessage: searchParams.get('error_msg'),
  };
  for (const trace of TRACES) searchParams.delete(trace);
  const query = searchParams.toString();
  return { merchantUid, answer, cleanPath: `${pathname}${query === '' ? '' : `?${query}`}${hash}` };
}
