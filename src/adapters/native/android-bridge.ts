import type { Random } from '#core';
import { ShellBridge } from './shell-bridge';

/** What the Android shell injects. */
export interface AndroidHost {
  post(json: string): void;
}

/** The Android shell around the page. */
export class AndroidBridge extends ShellBridge {
  readonly shell = 'android';

  constructor(view: object, random: Random, host: AndroidHost) {
    super(view, random, (question) => {
      // Called on its owner: Android refuses a method that was taken off its interface.
      host.post(JSON.stringify(question));
    });
  }
}
