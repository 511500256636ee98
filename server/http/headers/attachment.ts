/** Control characters, marks that turn the direction of writing around, and what parts a path. */
const UNFIT = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/gu;

/** File systems take 255 with the extension; a Korean letter is three. */
const LONGEST_BYTES = 240;

/** What RFC 5987 lets stand beside letters and digits; the rest of what `encodeURIComponent` leaves. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** As many letters as fit. */
function cutTo(bytes: number, text: string): string {
  let [kept, used] = ['', 0];
  for (const letter of text) {
    used += Buffer.byteLength(letter);
    if (used > bytes) break;
    kept += letter;
  }
  return kept;
}

/**
 * The content-disposition of a file that the browser keeps (RFC 6266): `name` as RFC 5987 writes it,
 * and without it for programs of before. What no name can hold is taken out, what is too long cut.
 */
export function attachment(name: string, extension: 'csv' | 'ics' | 'txt'): string {
  const fit = cutTo(LONGEST_BYTES, name.replace(UNFIT, '').replace(/\s+/g, ' ').trim()).trim();
  // A name that begins with a dot is a hidden file.
  const whole = `${fit.replace(/^\.+/, '') || 'hankan'}.${extension}`;
  return `attachment; filename="hankan.${extension}"; filename*=UTF-8''${encoded(whole)}`;
}
