import type { ShownProvider } from './login-buttons';

/** How a provider's button reads, and the sign before it: path data on a 24 px grid, filled. */
export const PROVIDER_BUTTONS: Readonly<
  Record<ShownProvider, { readonly text: string; readonly mark: string }>
> = {
  kakao: {
    text: '카카오로 시작하기',
    mark: 'M12 3.5c-5.2 0-9.5 3.3-9.5 7.4 0 2.6 1.8 4.9 4.5 6.2l-.9 3.4c-.1.3.2.5.5.4l4-2.7c.5 0 .9.1 1.4.1 5.2 0 9.5-3.3 9.5-7.4S17.2 3.5 12 3.5Z',
  },
  naver: {
    text: '네이버로 시작하기',
    mark: 'M14.6 12.6 9.2 4.8H4.8v14.4h4.6v-7.8l5.4 7.8h4.4V4.8h-4.6Z',
  },
  apple: {
    text: 'Apple로 시작하기',
    mark: 'M16.5 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.2.9-1.3 1.3-2.5 1.3-2.6 0 0-2.5-1-2.5-3.9ZM14.2 5.8c.6-.8 1.1-1.9 1-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1 .1 2.1-.5 2.7-1.3Z',
  },
};
