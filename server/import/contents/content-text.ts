/** A file of an article: its head, which is YAML between two lines of `---`, and what is below. */
export interface ContentText {
  /** Null where the file does not begin with one. */
  readonly head: string | null;
  readonly body: string;
  /** So many lines stand above the first one of the body. */
  readonly linesAbove: number;
}

const HEAD = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** The parts of a file; a mark of the encoding before it does not count, and all ends of lines are one. */
export function contentText(file: string): ContentText {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = HEAD.exec(text);
  if (found?.index !== 0) return { head: null, body: text, linesAbove: 0 };
  const [whole, head = ''] = found;
  return { head, body: text.slice(whole.length), linesAbove: whole.split('\n').length - 1 };
}
