import { personOf, UNKNOWN_PERSON, type KeyValueStorage, type Person } from '#core';
import { FormDraft } from '../../stores/form-draft';

/** Where it is saved: on this device alone, or in the member's account as well. */
export type Keeping = 'device' | 'account';

/** What stands in the form. */
export interface ConditionsDraft {
  readonly person: Person;
  /** Digits of the birth day as far as they are typed; a whole, right day is the person's, too. */
  readonly birthDigits: string;
  readonly keeping: Keeping;
}

/** A form with what a person said. */
export const draftOf = (person: Person, keeping: Keeping): ConditionsDraft => ({
  person,
  birthDigits: person.birthDay ?? '',
  keeping,
});

/** Nothing was said. */
export const EMPTY_DRAFT = draftOf(UNKNOWN_PERSON, 'device');

/** Whether two say the same of a person, wherever it is to be saved. */
export const saysSame = (a: ConditionsDraft, b: ConditionsDraft): boolean =>
  a.birthDigits === b.birthDigits && JSON.stringify(a.person) === JSON.stringify(b.person);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isDraft(stored: unknown): stored is ConditionsDraft {
  if (!isObject(stored) || !isObject(stored['person'])) return false;
  const { birthDigits, keeping } = stored;
  return (
    typeof birthDigits === 'string' &&
    /^\d{0,8}$/.test(birthDigits) &&
    (keeping === 'device' || keeping === 'account')
  );
}

/** What a member typed is theirs alone; what a visitor typed goes on with whoever logs in. */
interface KeptDraft extends ConditionsDraft {
  readonly typedBy: string | null;
}

const isKeptDraft = (stored: unknown): stored is KeptDraft =>
  isDraft(stored) &&
  'typedBy' in stored &&
  (stored.typedBy === null || typeof stored.typedBy === 'string');

/**
 * What is being typed, kept a tab (spec/readings R14): never sent, like the person (spec/readings R33).
 */
export class KeptConditionsDraft {
  private readonly kept: FormDraft<KeptDraft>;

  constructor(perTab: KeyValueStorage) {
    this.kept = new FormDraft(perTab, 'my-conditions', isKeptDraft);
  }

  /** What the one who is there may go on with; `member` is null for a visitor. */
  read(member: string | null): ConditionsDraft | null {
    const found = this.kept.read();
    if (found === null) return null;
    const { typedBy, ...draft } = found;
    if (typedBy !== null && typedBy !== member) return null;
    return { ...draft, person: personOf(draft.person) };
  }

  keep(draft: ConditionsDraft, typedBy: string | null): void {
    this.kept.keep({ ...draft, typedBy });
  }

  drop(): void {
    this.kept.drop();
  }
}
