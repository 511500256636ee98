import {
  AppError,
  type Provider,
  type SignIn,
  type SocialLogin,
  type SocialLoginResult,
} from '#core';

/** The provider's own page; it comes back to /oauth/{provider}. */
export class BrowserSocialLogin implements SocialLogin {
  /** `leave` opens an address in place of this page. */
  constructor(
    private readonly signIn: Pick<SignIn, 'begin'>,
    private readonly leave: (url: string) => void,
  ) {}

  async start(provider: Provider): Promise<SocialLoginResult> {
    const { url } = await this.signIn.begin(provider);
    if (!/^https?:\/\//i.test(url)) throw new AppError('malformed');
    this.leave(url);
    return { kind: 'left' };
  }
}
