import type { Provider, SocialLogin, SocialLoginResult } from '#core';

/** {@link SocialLogin} that always ends in the same way; by default the page is left. */
export class MemorySocialLogin implements SocialLogin {
  /** Who was chosen, in order. */
  readonly started: Provider[] = [];

  constructor(private readonly result: SocialLoginResult = { kind: 'left' }) {}

  start(provider: Provider): Promise<SocialLoginResult> {
    this.started.push(provider);
    return Promise.resolve(this.result);
  }
}
