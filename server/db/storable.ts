/** NUL, which no text of the database holds, and halves of surrogate pairs, which are no characters. */
const ODD = /[\0\p{Surrogate}]/gu;

/** The same with all of that taken out of every text in it; how it is nested is of no matter. */
export function storable<Value>(value: Value): Value {
  return cleaned(value) as Value;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(ODD, '');
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]));
}
