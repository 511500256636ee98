import type { Cancellation } from '../shared/abort';

/** An area by its legal-dong code; 시·도 and 시·군·구 end in zeros. */
export interface NamedArea {
  readonly code: string;
  /** 서울, 서울 관악구 */
  readonly name: string;
}

/** The areas that a person can choose among. */
export interface Areas {
  /**
   * Every 시·도 and 시·군·구 that is known, in the order of the codes: the same for everybody, so that
   * to choose one tells nobody anything (spec/readings R33). Rejects with an AppError.
   */
  all(cancel?: Cancellation): Promise<readonly NamedArea[]>;
}
