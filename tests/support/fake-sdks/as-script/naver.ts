import { installFakeNaver, sayNaverIsReady, type NaverBehaviour } from '../naver-sdk';

const asked = (window as { readonly naverBehaviour?: NaverBehaviour }).naverBehaviour;
installFakeNaver(window, asked);
sayNaverIsReady(window, (document.currentScript as HTMLScriptElement).src);
