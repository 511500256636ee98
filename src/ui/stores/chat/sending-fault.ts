import { AppError } from '#core';

/** What a message that did not get through waits for. */
export type SendingFault =
  /** Nothing answered, or nobody could: it may have arrived, and is sent again by itself. */
  | 'unanswered'
  /** The session was lost: the person logs in, and presses again (spec/readings R14). */
  | 'signed-out'
  /** A rule refused it. */
  | 'refused'
  /** It was left for long, and is asked about before it is sent (spec/readings R52). */
  | 'old';

/** What is written later does not stay behind these: each waits for a press of its own. */
export const waitsAlone = (fault: SendingFault | null): boolean =>
  fault === 'refused' || fault === 'old';

/** Why one was not taken, and how a person is told so. */
export interface WhyUnsent {
  readonly fault: SendingFault;
  readonly words: string;
}

const FAULTS: readonly unknown[] = [
  'unanswered',
  'signed-out',
  'refused',
  'old',
] satisfies SendingFault[];

/** Whether something kept says why. */
export const isWhyUnsent = (value: unknown): value is WhyUnsent =>
  typeof value === 'object' &&
  value !== null &&
  'fault' in value &&
  FAULTS.includes(value.fault) &&
  'words' in value &&
  typeof value.words === 'string';

export function faultOf(error: unknown): SendingFault {
  if (!(error instanceof AppError)) return 'refused';
  switch (error.kind) {
    case 'offline':
    case 'timeout':
    case 'server':
    case 'malformed':
    case 'too-many':
      return 'unanswered';
    case 'unauthorized':
      return 'signed-out';
    case 'not-found':
    case 'conflict':
    case 'refused':
      return 'refused';
  }
}
