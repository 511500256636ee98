import {
  shellPayload,
  type NativeBridge,
  type Provider,
  type SocialLogin,
  type SocialLoginResult,
} from '#core';

/**
 * The provider's app, through the shell (spec/rules §4). Where that is not offered, fails, or hands
 * over less than the login needs, it goes the browser's way.
 */
export class ShellSocialLogin implements SocialLogin {
  constructor(
    private readonly native: Pick<NativeBridge, 'login'>,
    private readonly otherwise: SocialLogin,
  ) {}

  async start(provider: Provider): Promise<SocialLoginResult> {
    const result = await this.native.login(provider);
    if (result.kind === 'cancel') return { kind: 'cancelled' };
    const payload = result.kind === 'ok' ? shellPayload(provider, result.value) : null;
    return payload === null ? this.otherwise.start(provider) : { kind: 'tokens', payload };
  }
}
