import { AppError } from '#core';

/** A vendor that has not answered by then does not. */
const LIMIT_MS = 10_000;

/**
 * The first answer of a vendor's callback. Rejects with an AppError where none comes in time or the
 * vendor throws.
 */
export function answerInTime<Answer>(
  ask: (answer: (said: Answer) => void, failed: (failure: Error) => void) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AppError('timeout'));
    }, LIMIT_MS);
    const failed = (failure: Error) => {
      clearTimeout(timer);
      reject(failure);
    };
    try {
      ask((said) => {
        clearTimeout(timer);
        resolve(said);
      }, failed);
    } catch {
      failed(new AppError('refused'));
    }
  });
}
