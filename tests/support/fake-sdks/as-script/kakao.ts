import { installFakeKakao } from '../kakao-sdk';

installFakeKakao(window);
