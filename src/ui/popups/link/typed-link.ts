import { isLinkAddress } from '#core';

/**
 * Where typed words lead: an address as it is, a host without its protocol by https, an e-mail address
 * by mail. Null where a document may not lead there.
 */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (isLinkAddress(text)) return text;
  const hasProtocol = /^[a-z][a-z\d+.-]*:/i.test(text);
  if (hasProtocol && !/^[^/:]+\.[^/:]+:\d/.test(text)) return null;
  const tries = /^[^\s/@]+@[^\s/@]+$/.test(text) ? [`mailto:${text}`] : [`https://${text}`];
  return tries.find((one) => isLinkAddress(one) && text.includes('.')) ?? null;
}
