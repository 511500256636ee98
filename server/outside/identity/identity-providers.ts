import { PROVIDERS, type Provider } from '#core';
import type { EmulatedServices } from '../../emulators/emulators';
import type { Env } from '../../env';
import type { IdentityProvider } from '../../ports/accounts/sign-in';
import type { Outside } from '../asking';
import { AppleIdentity } from './apple';
import { FacebookIdentity } from './facebook';
import { KakaoIdentity } from './kakao';
import { NaverIdentity } from './naver';

/** The real provider where there are keys, its emulator where emulators run, otherwise none. */
function providerOf(
  provider: Provider,
  { providers: real }: Pick<Env, 'providers'>,
  emulators: EmulatedServices | null,
  outside: Outside,
): IdentityProvider | null {
  const at = `${emulators?.url ?? ''}/${provider}`;
  switch (provider) {
    case 'kakao':
      if (real.kakao !== null) return new KakaoIdentity(real.kakao, outside);
      return emulators && new KakaoIdentity(emulators.keys.kakao, outside, { auth: at, api: at });
    case 'naver':
      if (real.naver !== null) return new NaverIdentity(real.naver, outside);
      return emulators && new NaverIdentity(emulators.keys.naver, outside, { auth: at, api: at });
    case 'facebook':
      if (real.facebook !== null) return new FacebookIdentity(real.facebook, outside);
      return (
        emulators &&
        new FacebookIdentity(emulators.keys.facebook, outside, { dialog: at, graph: at })
      );
    case 'apple':
      if (real.apple !== null) return new AppleIdentity(real.apple, outside);
      // Its keys are as old as this process, and forgeries come from this machine.
      return emulators && new AppleIdentity(emulators.keys.apple, outside, at, 0);
  }
}

/** Those who can vouch for a person here, in the order of {@link PROVIDERS}. */
export function identityProvidersOf(
  env: Pick<Env, 'providers'>,
  emulators: EmulatedServices | null,
  outside: Outside,
): ReadonlyMap<Provider, IdentityProvider> {
  const found = new Map<Provider, IdentityProvider>();
  for (const provider of PROVIDERS) {
    const one = providerOf(provider, env, emulators, outside);
    if (one !== null) found.set(provider, one);
  }
  return found;
}
