import { AppError, type AppErrorKind, type DirectStep, type DraftFault } from '#core';
import { errorText } from '../../text/error-text';

const WITHOUT_ANSWER: ReadonlySet<AppErrorKind> = new Set([
  'offline',
  'timeout',
  'server',
  'malformed',
]);

const ARRIVED_BEFORE =
  '먼저 보낸 글이 이미 올라가 있어요. 내가 올린 방을 확인하고, 또 올리려면 다시 눌러 주세요.';

/** Whether a sending that failed may have been taken all the same: no answer said that it was not. */
export function mayHaveArrived(error: unknown): boolean {
  return error instanceof AppError && WITHOUT_ANSWER.has(error.kind);
}

/** Whether its key stands for something else that was taken before. */
export function isSpent(error: unknown): boolean {
  return error instanceof AppError && error.field === 'Idempotency-Key';
}

/** What has to be mended where the server names it; else why it failed, and what to do. */
export function whatFailed(error: unknown): {
  readonly fault: DraftFault | null;
  readonly reason: string;
} {
  const reason = isSpent(error) ? ARRIVED_BEFORE : errorText(error);
  return { fault: refusedFault(error), reason };
}

/** Where the server refuses what was sent; null where that is no answer of a step. */
function refusedFault(error: unknown): DraftFault | null {
  if (!(error instanceof AppError) || error.kind !== 'refused') return null;
  const field = (error.field ?? '').replace(/[.[]\d.*$/, '');
  const [name = ''] = field.split('.');
  const step = STEPS[name];
  return step === undefined ? null : { step, field, message: errorText(error) };
}

const STEPS: Readonly<Record<string, DirectStep>> = {
  offerer: 'room',
  roomType: 'room',
  place: 'place',
  rentType: 'price',
  deposit: 'price',
  monthly: 'price',
  fee: 'price',
  area: 'facts',
  floor: 'facts',
  layout: 'facts',
  rooms: 'facts',
  bathrooms: 'facts',
  direction: 'facts',
  approvedOn: 'facts',
  moveIn: 'facts',
  parking: 'facts',
  elevator: 'facts',
  options: 'facts',
  equipment: 'facts',
  pictureIds: 'photos',
  title: 'words',
  description: 'words',
  contact: 'words',
};
