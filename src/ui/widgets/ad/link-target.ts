import { isSafePath } from '#core';

/**
 * Where a link that an operator wrote leads (spec/readings R13): our own paths open here, web pages
 * of others in a new tab, anything else not at all.
 */
export function linkTarget(link: string): 'here' | 'elsewhere' | 'nowhere' {
  if (isSafePath(link)) return 'here';
  return /^https?:\/\//i.test(link) ? 'elsewhere' : 'nowhere';
}
