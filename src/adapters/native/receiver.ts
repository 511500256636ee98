import { RECEIVER } from './envelope';

/**
 * Puts the receiver on window, where no script can replace it any more. False where it could not
 * be put there: whoever sits there instead would read along, so nothing is asked of the shell.
 */
export function claimReceiver(view: object, hear: (message: unknown) => void): boolean {
  try {
    Object.defineProperty(view, RECEIVER, {
      value: (message: unknown) => {
        hear(message);
      },
      writable: false,
      configurable: false,
      enumerable: false,
    });
    return true;
  } catch {
    return false;
  }
}
