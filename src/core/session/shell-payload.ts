import type { NativeTokens } from '../link/native-bridge.ports';
import { SNS_TYPE } from '../shared/codes';
import type { Provider } from './session';
import type { LoginPayload } from './sign-in';

/**
 * What POST /v1/login wants of a provider (spec/rules §7), from what its app handed to the shell;
 * null where a field is missing. Fields of other providers are left out.
 */
export function shellPayload(provider: Provider, tokens: NativeTokens): LoginPayload | null {
  const { accessToken = '', refreshToken = '', id_token = '' } = tokens;
  switch (provider) {
    case 'kakao':
    case 'naver':
      if (accessToken === '' || refreshToken === '') return null;
      return {
        SNS_TYPE_CD: provider === 'kakao' ? SNS_TYPE.KAKAO : SNS_TYPE.NAVER,
        accessToken,
        refreshToken,
      };
    case 'facebook':
      return accessToken === '' ? null : { SNS_TYPE_CD: SNS_TYPE.FACEBOOK, accessToken };
    case 'apple':
      return id_token === '' ? null : { SNS_TYPE_CD: SNS_TYPE.APPLE, id_token };
  }
}
