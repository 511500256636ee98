/** The part of the runtime's AbortSignal that ports pass on; every AbortSignal is one. */
export interface Cancellation {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
