import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { ImportFileError } from '../../rows';

/** Says that a folder is ours, what in it is, and which pictures it has. */
const MARK = '.hankan-preview.json';
const UNFINISHED = '.hankan-preview.part';

/** A page, or a file of one of these folders: nothing else is ever written, or removed. */
const NAME = /^(?:(?:assets|contents|pictures)\/)?[\w-][\w.-]*$/;
const FOLDERS = ['assets', 'contents', 'pictures'] as const;

const size = z.object({ id: z.string(), width: z.number(), height: z.number() });
const mark = z.object({
  files: z.array(z.string().check(z.regex(NAME))),
  pictures: z.record(z.string(), size),
});
type Mark = z.infer<typeof mark>;

/** A picture of the folder. */
export type PreviewPicture = Readonly<z.infer<typeof size>>;

/**
 * The folder that a preview is written into. It is made here, or was by an earlier preview: of what
 * anybody else put there nothing is changed.
 */
export class PreviewFolder {
  private readonly written = new Set<string>();
  private readonly shown = new Map<string, PreviewPicture>();

  private constructor(
    private readonly path: string,
    private readonly files: Set<string>,
    private readonly before: ReadonlyMap<string, PreviewPicture>,
  ) {}

  /** @throws ImportFileError for a folder of somebody else, or what is none */
  static async open(path: string): Promise<PreviewFolder> {
    const names = await namesIn(path);
    if (names === null || names.length === 0)
      return new PreviewFolder(path, new Set(), new Map<string, PreviewPicture>());
    const found = await readMark(path);
    if (found === null)
      throw new ImportFileError(
        `미리보기를 쓸 수 없는 폴더입니다: ${path}. 다른 파일이 들어 있습니다. 없거나 비어 있는 폴더를 적어 주세요.`,
      );
    for (const folder of FOLDERS) await refuseLink(join(path, folder));
    return new PreviewFolder(path, new Set(found.files), new Map(Object.entries(found.pictures)));
  }

  /** Writes a file whole. @throws ImportFileError where somebody else's stands there */
  async write(name: string, content: string | Buffer): Promise<void> {
    if (!NAME.test(name)) throw new TypeError(`no file of a preview: ${name}`);
    const path = join(this.path, name);
    if (!this.files.has(name)) {
      if (await isThere(path))
        throw new ImportFileError(`미리보기가 쓰지 않은 파일이 있습니다: ${path}. 옮겨 주세요.`);
      this.files.add(name);
      // Said before it is written: who is stopped in between still knows that it is ours.
      await this.writeMark();
    }
    await mkdir(dirname(path), { recursive: true });
    await this.replace(path, content);
    this.written.add(name);
  }

  /** The picture that an earlier preview wrote under a key, which stays for this one. */
  async picture(key: string): Promise<PreviewPicture | null> {
    const known = this.shown.get(key) ?? this.before.get(key);
    if (known === undefined) return null;
    const name = pictureName(known.id);
    if (!this.files.has(name) || !(await isThere(join(this.path, name)))) return null;
    this.written.add(name);
    this.shown.set(key, known);
    return known;
  }

  keepPicture(key: string, picture: PreviewPicture): void {
    this.shown.set(key, picture);
  }

  /** Removes what earlier previews wrote and this one did not. */
  async finish(): Promise<void> {
    for (const name of [...this.files].filter((one) => !this.written.has(one))) {
      await rm(join(this.path, name), { force: true });
      this.files.delete(name);
    }
    await this.writeMark();
  }

  private async writeMark(): Promise<void> {
    const content: Mark = {
      files: [...this.files].sort(),
      pictures: Object.fromEntries(this.shown),
    };
    await mkdir(this.path, { recursive: true });
    await this.replace(join(this.path, MARK), `${JSON.stringify(content, null, 1)}\n`);
  }

  /** In place of what is there, also where that leads elsewhere. */
  private async replace(path: string, content: string | Buffer): Promise<void> {
    const unfinished = join(this.path, UNFINISHED);
    await writeFile(unfinished, content);
    await rename(unfinished, path);
  }
}

export const pictureName = (id: string): string => `pictures/${id}.webp`;

/** Null where nothing is. */
async function namesIn(path: string): Promise<readonly string[] | null> {
  try {
    return (await readdir(path)).filter((name) => name !== UNFINISHED);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ImportFileError(`미리보기를 쓸 수 없는 폴더입니다: ${path}`, { cause: error });
  }
}

async function readMark(path: string): Promise<Mark | null> {
  try {
    return mark.parse(JSON.parse(await readFile(join(path, MARK), 'utf8')));
  } catch {
    return null;
  }
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** What is written through a link would be written elsewhere. */
async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found !== null && !found.isDirectory())
    throw new ImportFileError(`미리보기를 쓸 수 없습니다. 폴더가 아닙니다: ${path}`);
}
