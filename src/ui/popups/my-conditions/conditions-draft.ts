import { personOf, UNKNOWN_PERSON, type KeyValueStorage, type Person } from '#core';
import { FormDraft } from '../../stores/form-draft';

/** What stands in the form. */
export interface ConditionsDraft {
  readonly person: Person;
  /** Digits of the birth day as far as they are typed; a whole, right day is the person's, too. */
  readonly birthDigits: string;
  /** What the chosen areas are called, by their codes. */
  readonly areaNames: Readonly<Record<string, string>>;
}

/** Nothing was said. */
export const EMPTY_DRAFT: ConditionsDraft = {
  person: UNKNOWN_PERSON,
  birthDigits: '',
  areaNames: {},
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isDraft(stored: unknown): stored is ConditionsDraft {
  if (!isObject(stored) || !isObject(stored['person']) || !isObject(stored['areaNames']))
    return false;
  const { birthDigits, areaNames } = stored;
  return (
    typeof birthDigits === 'string' &&
    /^\d{0,8}$/.test(birthDigits) &&
    Object.values(areaNames).every((name) => typeof name === 'string')
  );
}

/** What is being typed, kept a tab (spec/readings R14): never sent, like the person (spec/readings R33). */
export class KeptConditionsDraft {
  private readonly kept: FormDraft<ConditionsDraft>;

  constructor(perTab: KeyValueStorage) {
    this.kept = new FormDraft(perTab, 'my-conditions', isDraft);
  }

  read(): ConditionsDraft | null {
    const draft = this.kept.read();
    return draft === null ? null : { ...draft, person: personOf(draft.person) };
  }

  keep(draft: ConditionsDraft): void {
    this.kept.keep(draft);
  }

  drop(): void {
    this.kept.drop();
  }
}
