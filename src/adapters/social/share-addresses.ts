import type { Shared } from '#core';

/** Facebook reads the picture and the words from the page itself. */
export const facebookAddress = ({ url }: Pick<Shared, 'url'>): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(wellFormed(url))}`;

/** Android and iOS both take a text without a number in this form. */
export const smsAddress = ({ title, url }: Pick<Shared, 'title' | 'url'>): string =>
  `sms:?&body=${encodeURIComponent(wellFormed([title, url].filter(Boolean).join('\n')))}`;

/** Half a character cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
