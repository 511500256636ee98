import type { Random } from '#core';
import { ShellBridge } from './shell-bridge';

/** What WebKit offers for a message handler that the iOS shell registered. */
export interface IosHost {
  postMessage(message: object): void;
}

/** The iOS shell around the page. */
export class IosBridge extends ShellBridge {
  readonly shell = 'ios';

  constructor(view: object, random: Random, host: IosHost) {
    super(view, random, (question) => {
      host.postMessage(question);
    });
  }
}
