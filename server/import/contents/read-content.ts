import { fromMarkdown } from 'mdast-util-from-markdown';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import {
  checkDocument,
  EDITOR_KIND,
  isBlankDocument,
  isId,
  tidyDocument,
  type RichDocument,
} from '#core';
import type { NewContent } from '../../ports/magazine/contents';
import { ContentFaults, type ContentFault } from './content-faults';
import { readHead } from './content-head';
import type { ContentPictures } from './content-pictures';
import { contentText } from './content-text';
import { BlockReader, type PlacedBlock } from './markdown-blocks';

/** Boxes and elements stand on lines of their own: a colon within a line is a colon. */
const { flow } = directive();

/** An article, or all that is wrong with its file. */
export type ReadContent =
  { readonly content: NewContent } | { readonly faults: readonly ContentFault[] };

/**
 * The article of a Markdown file (spec/readings R40); `id` is the file's name without its ending.
 */
export function readContent(id: string, file: string, pictures: ContentPictures): ReadContent {
  const faults = new ContentFaults();
  if (!isId(id))
    faults.add(
      1,
      `주소로 쓸 수 없는 파일 이름입니다: ${id}`,
      '영문, 숫자, -, _로 64자까지 지어 주세요.',
    );
  const { head: headText, body, linesAbove } = contentText(file);
  const head = readHead(headText, faults);
  const root = fromMarkdown(body, {
    extensions: [gfmTable(), ...(flow === undefined ? [] : [{ flow }])],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  const blocks = new BlockReader(faults, linesAbove, pictures).read(root.children);
  const document = checked(blocks, linesAbove, faults);
  const coverId = head?.cover == null ? null : pictures.idOf(head.cover.address);
  if (head?.cover != null && coverId === null)
    faults.add(
      head.cover.line,
      `사진을 찾을 수 없습니다: ${head.cover.address}`,
      '이름을 확인해 주세요. 그림은 scene:desk처럼 적습니다.',
    );
  if (faults.all.length > 0 || head === null || document === null) return { faults: faults.all };
  const { cover, ...said } = head;
  return { content: { ...said, id, coverId, document } };
}

function checked(
  blocks: readonly PlacedBlock[],
  linesAbove: number,
  faults: ContentFaults,
): RichDocument | null {
  const document = tidyDocument({ type: 'doc', content: blocks.map(({ block }) => block) });
  if (blocks.length === 0 || isBlankDocument(document)) {
    if (faults.all.length === 0)
      faults.add(linesAbove + 1, '글이 비어 있습니다.', '머리말 아래에 글을 적어 주세요.');
    return null;
  }
  const check = checkDocument(document, EDITOR_KIND.CONTENT);
  if (check.ok) return check.document;
  const at = Number(/^content\[(\d+)\]/.exec(check.place)?.[1] ?? 0);
  faults.add(blocks[at]?.line ?? linesAbove + 1, check.message, '그 부분을 고쳐 주세요.');
  return null;
}
