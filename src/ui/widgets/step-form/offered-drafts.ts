import type { FormDrafts } from '../form-drafts/form-drafts';
import type { FormStep } from './form-steps';
import type { FormOfSteps, KeptSteps, StepContent } from './step-form-state';

/** Something that was typed before, and could be gone on with. */
export interface OfferedDraft {
  /** What it is about, in a few words; some of them may be empty. */
  readonly about: readonly string[];
  readonly step: FormStep;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** It is being written in another tab right now. */
  readonly isLive: boolean;
  /** What it changes was changed again since. */
  readonly isOutdated: boolean;
  /** Another tab goes on with what was written here. */
  readonly isTaken: boolean;
  readonly take: () => void;
  /** Throws it away; what another tab still writes is that tab's, and only not offered any more. */
  readonly leave: () => void;
}

type About<Typed extends object> = Pick<FormOfSteps<Typed, string, unknown>, 'about'>;

/** Where something that was typed is offered. */
interface OfferedIn<Typed extends object> {
  readonly form: About<Typed>;
  readonly base: string | null;
}

/** What this tab had written. */
export const ownOffer = <Typed extends object, Step extends string>(
  { typed, step, savedAt }: KeptSteps<Typed, Step>,
  { about }: About<Typed>,
  acts: Pick<OfferedDraft, 'take' | 'leave'>,
): OfferedDraft => ({
  about: about(typed),
  step,
  savedAt,
  isLive: false,
  isTaken: false,
  isOutdated: false,
  ...acts,
});

/** The newest that was written elsewhere. */
export function foundOffer<Typed extends object, Step extends string>(
  drafts: FormDrafts<StepContent<Typed, Step>>,
  { form, base }: OfferedIn<Typed>,
  takeUp: (kept: KeptSteps<Typed, Step>) => void,
): OfferedDraft | null {
  const { found } = drafts;
  if (found === null) return null;
  const { kept, isLive } = found;
  const { typed, step, savedAt } = kept;
  return {
    about: form.about(typed),
    step,
    savedAt,
    isLive,
    isTaken: drafts.isTaken,
    isOutdated: kept.base !== base,
    take: () => {
      takeUp(kept);
    },
    leave: () => {
      if (isLive) drafts.dismiss(kept);
      else drafts.discard(kept);
    },
  };
}
