import type { NativeBridge, SignIn, SocialLogin } from '#core';
import { BrowserSocialLogin } from './browser-social-login';
import { ShellSocialLogin } from './shell-social-login';

/** The provider's app through the shell where there is one, otherwise the provider's page. */
export function socialLoginOf(
  native: NativeBridge,
  signIn: Pick<SignIn, 'begin'>,
  leave: (url: string) => void,
): SocialLogin {
  const browser = new BrowserSocialLogin(signIn, leave);
  return native.shell === null ? browser : new ShellSocialLogin(native, browser);
}
