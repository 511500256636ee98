import { AppError, type AppErrorKind } from '#core';
import { errorText } from '../../text/error-text';
import { NO_FIELD, type FormOfSteps, type StepFault } from './step-form-state';

const WITHOUT_ANSWER: ReadonlySet<AppErrorKind> = new Set([
  'offline',
  'timeout',
  'server',
  'malformed',
]);

const ARRIVED_BEFORE =
  '먼저 보낸 글이 이미 올라가 있어요. 내가 올린 글을 확인하고, 또 올리려면 다시 눌러 주세요.';

/** Whether a sending that failed may have been taken all the same: no answer said that it was not. */
export function mayHaveArrived(error: unknown): boolean {
  return error instanceof AppError && WITHOUT_ANSWER.has(error.kind);
}

/** Whether its key stands for something else that was taken before. */
export function isSpent(error: unknown): boolean {
  return error instanceof AppError && error.field === 'Idempotency-Key';
}

/** Whether what is changed was changed elsewhere meanwhile. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof AppError && error.kind === 'conflict' && error.field === 'base';

/** Why a sending failed. */
interface Failed<Step extends string> {
  /** What has to be mended, where the server names it. */
  readonly fault: StepFault<Step> | null;
  /** Which of the pictures is not there any more, counted from 0. */
  readonly lackingPicture: number | null;
  /** Why it failed, and what to do. */
  readonly reason: string;
}

/** What a failed sending means to who reads the form. */
export function whatFailed<Step extends string>(
  error: unknown,
  form: Pick<FormOfSteps<object, Step, unknown>, 'stepOfField' | 'places'>,
): Failed<Step> {
  const field = error instanceof AppError ? error.field : null;
  const [, at] = /^pictureIds[.[](\d+)/.exec(field ?? '') ?? [];
  return {
    fault: refusedFault(error, form),
    lackingPicture: at === undefined ? null : Number(at),
    reason: isSpent(error) ? ARRIVED_BEFORE : errorText(error),
  };
}

/** Where the server refuses what was sent; null where that is no answer of a step. */
function refusedFault<Step extends string>(
  error: unknown,
  { stepOfField, places }: Pick<FormOfSteps<object, Step, unknown>, 'stepOfField' | 'places'>,
): StepFault<Step> | null {
  if (!(error instanceof AppError) || error.kind !== 'refused') return null;
  const parts = (error.field ?? '').split(/[.[]/);
  const step = stepOfField[parts[0] ?? ''];
  if (step === undefined) return null;
  const names = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  const field = names.findLast((name) => places.has(name)) ?? NO_FIELD;
  return { step, field, message: errorText(error) };
}
