/**
 * Does the work for each item, at most so many at once, and yields the results in the order of the
 * items; no more of them are held than are done at once. After the first failure no more is begun,
 * and it is thrown when all that was begun has ended: what had succeeded is not lost. Leaving the
 * loop begins no more either.
 */
export async function* fewAtOnce<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  const waiting = items.values();
  const begin = () => {
    const { value, done } = waiting.next();
    if (done === true) return;
    const one = work(value);
    // It is awaited in its turn, and may fail before that.
    one.catch(() => undefined);
    begun.push(one);
  };
  while (begun.length < Math.min(most, items.length)) begin();
  let failed: Promise<Result> | null = null;
  for (let one = begun.shift(); one !== undefined; one = begun.shift()) {
    const [result] = await Promise.allSettled([one]);
    if (result.status === 'rejected') {
      failed ??= one;
      continue;
    }
    if (failed === null) begin();
    yield result.value;
  }
  if (failed !== null) await failed;
}
