import { Dice } from '../pictures/scenes/dice';

/** A dice of its own for each thing that is made, so that changing one leaves the others alone. */
export const diceFor = (seed: number, ...numbers: readonly number[]) =>
  new Dice(numbers.reduce((mixed, number) => Math.imul(mixed ^ number, 0x9e3779b1) + 1, seed));

/** One of the items, as likely as its weight says. */
export function weighted<Item>(dice: Dice, items: readonly (readonly [Item, number])[]): Item {
  let left = dice.number() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  const last = items.at(-1);
  if (!last) throw new Error('There is nothing to draw from.');
  return last[0];
}

/** One of the items, each as likely. @throws where there are none. */
export function oneOf<Item>(dice: Dice, items: readonly Item[]): Item {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is nothing to draw from.');
  return dice.pick([first, ...others]);
}

/** Up to so many of the items, each once, in an order of chance. */
export function some<Item>(dice: Dice, items: readonly Item[], count: number): Item[] {
  return items
    .map((item) => ({ item, at: dice.number() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
}
