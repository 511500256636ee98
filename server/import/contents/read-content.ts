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
import { isReadable } from './content-limits';
import type { ContentPictures } from './content-pictures';
import { contentText } from './content-text';
import { FoundPictures, imageAddresses } from './found-pictures';
import { BlockReader, type PlacedBlock } from './markdown-blocks';

/** Boxes and elements stand on lines of their own: a colon within a line is a colon. */
const { flow } = directive();

/** An article, or all that is wrong with its file. */
export type ReadContent =
  | { readonly content: NewContent }
  | { readonly faults: readonly ContentFault[] };

/**
 * The article of a Markdown file (spec/readings R40); `id` is the file's name without its ending. Its
 * pictures are kept where nothing in the file is wrong, and none of them otherwise.
 */
export async function readContent(
  id: string,
  file: string,
  pictures: ContentPictures,
): Promise<ReadContent> {
  const faults = new ContentFaults();
  if (!isId(id))
    faults.add(
      1,
      `주소로 쓸 수 없는 파일 이름입니다: ${id}`,
      '영문, 숫자, -, _로 64자까지 지어 주세요.',
    );
  const text = contentText(file);
  if (!isReadable(text, faults)) return { faults: faults.all };
  const { head: headText, body, linesAbove } = text;
  const head = readHead(headText, faults);
  const root = fromMarkdown(body, {
    extensions: [gfmTable(), ...(flow === undefined ? [] : [{ flow }])],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  const cover = head?.cover ?? null;
  const named = [...(cover === null ? [] : [cover.address]), ...imageAddresses(root)];
  const found = await FoundPictures.of(named, pictures);
  const blocks = new BlockReader(faults, linesAbove, found).read(root.children);
  const document = checked(blocks, linesAbove, faults);
  const coverId = cover === null ? null : found.idOf(cover.address, cover.line, faults);
  if (faults.all.length > 0 || head === null || document === null) return { faults: faults.all };
  const kept = await found.keep();
  const said = { ...head, id, coverId: coverId === null ? null : kept(coverId) };
  const { cover: _, ...content } = said;
  return { content: { ...content, document: withPictures(document, kept) } };
}

/** The same document, its pictures by the ids under which they were kept. */
const withPictures = (document: RichDocument, kept: (id: string) => string): RichDocument => ({
  ...document,
  content: document.content.map((block) =>
    block.type === 'picture'
      ? { ...block, attrs: { ...block.attrs, id: kept(block.attrs.id) } }
      : block,
  ),
});

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
