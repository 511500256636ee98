import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NewContent } from '../../ports/magazine/contents';
import { ImportFileError } from '../rows';
import { articleFiles, type ArticleFile } from './article-files';
import type { ContentFault } from './content-faults';
import type { ContentPictures } from './content-pictures';
import { readContent } from './read-content';

/** A file that was not taken. */
export interface RejectedContent {
  readonly file: string;
  readonly id: string;
  readonly faults: readonly ContentFault[];
}

/** What a folder of articles holds, each file for itself, in the order of their names. */
export interface ContentFolder {
  readonly contents: readonly NewContent[];
  readonly rejected: readonly RejectedContent[];
}

/** Bytes; a hundred thousand Korean letters take three of them each. */
const LARGEST = 1_000_000;

/**
 * Reads the Markdown files of a folder, not of those within it.
 * @throws ImportFileError where the folder cannot be read or has none
 */
export async function readContentFolder(
  folder: string,
  pictures: ContentPictures,
): Promise<ContentFolder> {
  const files = await filesOf(folder);
  const contents: NewContent[] = [];
  const rejected: RejectedContent[] = [];
  for (const { file, id, other } of files) {
    if (other !== null) {
      const why = `${other} 파일과 주소가 같습니다.`;
      rejected.push({ file, id, faults: [{ line: 1, why, instead: '다른 이름을 지어 주세요.' }] });
      continue;
    }
    const text = await textOf(folder, file);
    const read =
      typeof text === 'string' ? await readContent(id, text, pictures) : { faults: [text] };
    if ('content' in read) contents.push(read.content);
    else rejected.push({ file, id, faults: read.faults });
  }
  return { contents, rejected };
}

/** Whether a file is where it seems to be, and no link to one elsewhere; what is not there, is nowhere else. */
async function isWithin(folder: string, path: string): Promise<boolean> {
  const [around, real] = await Promise.all([realpath(folder), realpath(path).catch(() => null)]);
  return real === null || dirname(real) === around;
}

async function filesOf(folder: string): Promise<readonly ArticleFile[]> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) throw new ImportFileError(`폴더를 읽을 수 없습니다: ${folder}`);
  const files = articleFiles(names);
  if (files.length > 0) return files;
  throw new ImportFileError(`.md 파일이 없습니다: ${folder}. 글이 든 폴더를 적어 주세요.`);
}

async function textOf(folder: string, file: string): Promise<string | ContentFault> {
  const path = join(folder, file);
  if (!(await isWithin(folder, path)))
    return {
      line: 1,
      why: '글이 든 폴더 밖의 파일입니다.',
      instead: '바로가기 대신 글 파일을 폴더 안에 두어 주세요.',
    };
  const found = await stat(path).catch(() => null);
  if (found?.isFile() !== true)
    return {
      line: 1,
      why: '파일을 읽을 수 없습니다.',
      instead: '파일인지, 읽을 수 있는지 확인해 주세요.',
    };
  if (found.size > LARGEST)
    return { line: 1, why: '파일이 1MB보다 큽니다.', instead: '글을 나누어 주세요.' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    return { line: 1, why: '글자를 읽을 수 없습니다.', instead: 'UTF-8로 저장해 주세요.' };
  }
}
