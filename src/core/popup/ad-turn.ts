/**
 * The advertisements of a slot take turns: each visit of a tab shows the next one
 * (spec/readings R27). `stored` is the number of the next one, `next` is what to store once this
 * one is shown. Another number of advertisements, or a text that cannot be read, still picks one of
 * those there are.
 */
export function adOfTurn<Ad>(
  ads: readonly Ad[],
  stored: string | null,
): { ad: Ad; next: string } | null {
  const kept = Number(stored);
  const at = Number.isSafeInteger(kept) ? Math.max(kept, 0) % ads.length : 0;
  const ad = ads[at];
  return ad === undefined ? null : { ad, next: String((at + 1) % ads.length) };
}
