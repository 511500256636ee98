import type { Cancellation } from '../shared/abort';

/** One entry of a code list: what the wire says, and what a person reads. */
export interface Code {
  readonly code: string;
  readonly name: string;
}

export type CodeListName = 'DISCOUNT' | 'HOUTP' | 'GENDR';

/** The lists that filters offer, in the order in which they are shown. */
export interface CodeLists {
  /**
   * Every list that was named, and no other. HOUTP is asked with switch B, as spec/rules §7 says.
   */
  read<Name extends CodeListName>(
    names: readonly Name[],
    cancel?: Cancellation,
  ): Promise<Readonly<Record<Name, readonly Code[]>>>;
}
