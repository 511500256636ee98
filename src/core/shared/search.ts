/** One parameter of an address as it stands there, and what it says. */
export interface SearchPart {
  /** `name=value`, byte for byte. */
  readonly raw: string;
  /** Decoded; broken escapes become what a browser makes of them. */
  readonly name: string;
  /** Still encoded. */
  readonly value: string;
}

/** An encoded text of a query decoded as a browser does: `+` is a space, nothing throws. */
export function decodeQueryText(encoded: string): string {
  return Array.from(new URLSearchParams(`?=${encoded}`), ([, value]) => value).join('');
}

/** The parts between the `&` of a `?a=1&b=2`, in their order, the empty ones too. */
export function searchParts(search: string): SearchPart[] {
  const body = search.replace(/^\?/, '');
  if (body === '') return [];
  return body.split('&').map((raw) => {
    const encoded = raw.replace(/=.*/s, '');
    return { raw, name: decodeQueryText(encoded), value: raw.slice(encoded.length + 1) };
  });
}

/** Raw parts as an address: empty for none, otherwise with its `?`. */
export function joinSearch(raws: readonly string[]): string {
  const body = raws.join('&');
  return body === '' ? '' : `?${body}`;
}
