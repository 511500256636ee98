import { areaCode, areaLevel, type NamedArea } from '#core';
import { KNOWN_AREAS } from './known-areas';

const byCode = (a: NamedArea, b: NamedArea): number => (a.code < b.code ? -1 : 1);
/** Of 세종, which is its only 시·군·구, the 시·도. */
const isWide = ({ code }: NamedArea): boolean =>
  areaCode(code) === code && ['sido', 'sigungu'].includes(areaLevel(code));

/**
 * Every 시·도 and 시·군·구 in the order of the codes, each code and each name once. What an import brought
 * counts before what is known without one: an area may have got another name or code since.
 */
export function areasToChoose(imported: readonly NamedArea[]): readonly NamedArea[] {
  const all = [imported, [...KNOWN_AREAS.values()]].flatMap((some) => some.toSorted(byCode));
  const codes = new Set<string>();
  const names = new Set<string>();
  const chosen: NamedArea[] = [];
  for (const { code, name } of all.filter(isWide)) {
    if (codes.has(code) || names.has(name)) continue;
    codes.add(code);
    names.add(name);
    chosen.push({ code, name });
  }
  return chosen.sort(byCode);
}
