/** What a download without a usable name is called (spec/texts T24). */
export const NO_FILE_NAME = '파일명 미지정';

/** A parameter of a header: a name, then a quoted text or all up to the next semicolon. */
const PARAMETER = /;\s*[^\s=;"]+\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^;]*)/gs;

/** Control characters, and marks that turn the direction of writing around. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The last part of a path, cleaned; empty when that is no name. */
function fileNameIn(text: string): string {
  const name = text
    .replace(INVISIBLE, '')
    .replace(/^.*[/\\]/s, '')
    .trim();
  return /^\.*$/.test(name) ? '' : name;
}

/** A quoted text without its quotes and escapes; anything else as it is. */
const unquoted = (value: string): string =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value.replace(/^"/, '');

/** The parameters by their names in lower case; of the same name, the first. */
function parametersOf(header: string): Map<string, string> {
  const parameters = Array.from(`;${header}`.matchAll(PARAMETER), ([parameter]) => {
    const equals = parameter.indexOf('=');
    const name = parameter.slice(1, equals).trim().toLowerCase();
    return [name, unquoted(parameter.slice(equals + 1).trim())] as const;
  });
  return new Map(parameters.reverse());
}

function fromUtf8(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return '';
  }
}

function fromLatin1(encoded: string): string {
  if (/%(?![\da-f]{2})/i.test(encoded)) return '';
  return encoded.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

const UTF_8 = /^utf-8'[^']*'/i;
const LATIN_1 = /^iso-8859-1'[^']*'/i;

/** RFC 5987: charset'language'percent-encoded. Another charset, or a broken escape, says nothing. */
function decoded(value: string): string {
  if (UTF_8.test(value)) return fromUtf8(value.replace(UTF_8, ''));
  return LATIN_1.test(value) ? fromLatin1(value.replace(LATIN_1, '')) : '';
}

/**
 * The name under which a download is kept (spec/readings R21): of a content-disposition header (RFC
 * 6266) the `filename*` (RFC 5987), else the `filename`, without path, control characters and bidi
 * marks. 파일명 미지정 where neither is usable.
 */
export function downloadFileName(contentDisposition: string | null | undefined): string {
  const parameters = parametersOf(contentDisposition ?? '');
  const names = [decoded(parameters.get('filename*') ?? ''), parameters.get('filename') ?? ''];
  return names.map(fileNameIn).find((name) => name !== '') ?? NO_FILE_NAME;
}
