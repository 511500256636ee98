/**
 * Does the work for each item, at most so many at once, and yields the results in the order of the
 * items. The first failure ends it; so does leaving the loop: no more is begun then.
 */
export async function* fewAtOnce<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  const begin = (item: Item) => {
    const one = work(item);
    // It is awaited in its turn, and may fail before that.
    one.catch(() => undefined);
    begun.push(one);
  };
  items.slice(0, most).forEach(begin);
  for (const [at] of items.entries()) {
    const result = await begun[at];
    const next = items[at + most];
    if (next !== undefined) begin(next);
    yield result as Result;
  }
}
