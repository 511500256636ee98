import { basename, extname } from 'node:path';

/** A file of an article. */
export interface ArticleFile {
  readonly file: string;
  readonly id: string;
  /** A file before it that has the same address; null where there is none. */
  readonly other: string | null;
}

/** The articles among the files of a folder, in the order of their names. */
export function articleFiles(names: readonly string[]): readonly ArticleFile[] {
  const first = new Map<string, string>();
  return names
    .filter((name) => /^[^.].*\.md$/i.test(name))
    .sort()
    .map((file) => {
      const id = basename(file, extname(file));
      const other = first.get(id) ?? null;
      if (other === null) first.set(id, file);
      return { file, id, other };
    });
}
