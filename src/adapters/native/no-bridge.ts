import type { NativeBridge, NativeResult } from '#core';

const unsupported = (): Promise<NativeResult<never>> => Promise.resolve({ kind: 'unsupported' });

/** A plain browser: nobody to ask, and nobody who opens anything. */
export class NoBridge implements NativeBridge {
  readonly shell = null;
  readonly login = unsupported;
  readonly getDeepLink = unsupported;
  readonly getNotificationId = unsupported;
  readonly getVersionCode = unsupported;
  readonly closeWindow = unsupported;
  readonly share = unsupported;

  onOpen(): () => void {
    return () => undefined;
  }

  onNotified(): () => void {
    return () => undefined;
  }
}
