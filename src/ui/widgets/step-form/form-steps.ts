/** The last step of every form: how others will see what was written. */
export const CHECK = 'check';

/** A step of a form, or the look before it is sent. */
export type FormStep<Step extends string = string> = Step | typeof CHECK;

interface StepWords {
  /** 가격 */
  readonly name: string;
  /** 한 달에 얼마인가요? */
  readonly question: string;
}

/** What a form asks, a question a step, and what comes before and after each. */
export class FormSteps<Step extends string = string> {
  private readonly all: readonly FormStep<Step>[];

  /** `steps` in their order, at least one; `first` of them is where a form begins. */
  constructor(
    readonly first: Step,
    readonly steps: readonly Step[],
    private readonly words: Readonly<Record<FormStep<Step>, StepWords>>,
  ) {
    this.all = [...steps, CHECK];
  }

  /** The step that an address names; the first where it names none. */
  of(search: string): FormStep<Step> {
    return this.named(new URLSearchParams(search).get('step'));
  }

  /** The step of that name; the first where there is none. */
  named(name: unknown): FormStep<Step> {
    return this.all.find((step) => step === name) ?? this.first;
  }

  after(step: FormStep<Step>): FormStep<Step> {
    return this.all[this.all.indexOf(step) + 1] ?? CHECK;
  }

  before(step: FormStep<Step>): FormStep<Step> | null {
    return this.all[this.all.indexOf(step) - 1] ?? null;
  }

  /** Its place among the steps, from 1; the look at the end is at the last. */
  numberOf(step: FormStep<Step>): number {
    return Math.min(this.all.indexOf(step) + 1, this.steps.length);
  }

  wordsOf(step: FormStep<Step>): StepWords {
    return this.words[step];
  }
}

/** Whether an address names a step: it was walked to, or loaded again. */
export const namesStep = (search: string): boolean => new URLSearchParams(search).has('step');

export const stepAt = (path: string, step: FormStep): string => `${path}?step=${step}`;
