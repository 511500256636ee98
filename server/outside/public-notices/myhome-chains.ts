import { textIn, type Fields } from '#core';
import type { MyHomeNotice } from './myhome-notice';
import { dayIn } from './service-values';

const idIn = (fields: Fields, name: string): string | null => {
  const id = (textIn(fields[name]) ?? '').trim();
  return /^[\w-]{1,64}$/.test(id) ? id : null;
};

/**
 * Items by notice. A correction or a cancellation is a notice with a number of its own, which names
 * the one before it: of such a chain the last is told, known by the number of the first.
 */
export function myHomeNotices(items: readonly Fields[]): readonly MyHomeNotice[] {
  const byId = new Map<string, Fields[]>();
  for (const item of items) {
    const id = idIn(item, 'pblancId');
    if (id !== null) byId.set(id, [...(byId.get(id) ?? []), item]);
  }
  const before = new Map<string, string>();
  for (const [id, [first = {}]] of byId) {
    const earlier = idIn(first, 'beforePblancId');
    if (earlier !== null && earlier !== id) before.set(id, earlier);
  }
  const replaced = new Set(before.values());
  const told = new Map<string, MyHomeNotice>();
  for (const [id, own] of byId) {
    if (replaced.has(id) && !isCircular(id, before)) continue;
    const number = rootOf(id, before);
    const known = told.get(number);
    // Of two corrections of one notice the later is meant.
    if (known === undefined || announced(known.items) <= announced(own))
      told.set(number, { number, items: own });
  }
  return [...told.values()];
}

const announced = ([first = {}]: readonly Fields[]): string => dayIn(first, 'rcritPblancDe') ?? '';

/** The first of a chain; of one that leads back to itself, the notice itself. */
function rootOf(id: string, before: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let at = id;
  for (let next = before.get(at); next !== undefined; next = before.get(at)) {
    seen.add(at);
    if (seen.has(next)) return id;
    at = next;
  }
  return at;
}

const isCircular = (id: string, before: ReadonlyMap<string, string>): boolean =>
  before.has(id) && rootOf(id, before) === id;
