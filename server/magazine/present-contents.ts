import type { Content, ContentSummary, DocumentPicture } from '#core';
import type { ContentNow, ContentRecord } from '../ports/magazine/contents';
import type { ShownPictures } from '../ports/pictures/shown-pictures';

type Known = ReadonlyMap<string, DocumentPicture>;

/** Articles of a list with the links of their covers. */
export async function presentContents(
  records: readonly ContentRecord[],
  pictures: ShownPictures,
): Promise<ContentSummary[]> {
  const known = await pictures.of(coversOf(records));
  return records.map((record) => presented(record, known));
}

/** An article with the links of all that it shows. */
export async function presentContent(
  { content, related }: Omit<ContentNow, 'version'>,
  pictures: ShownPictures,
): Promise<Content> {
  const { document, pictureIds, ...record } = content;
  const known = await pictures.of([...new Set([...pictureIds, ...coversOf([record, ...related])])]);
  return {
    ...presented(record, known),
    document,
    pictures: pictureIds.flatMap((id) => known.get(id) ?? []),
    related: related.map((one) => presented(one, known)),
  };
}

const coversOf = (records: readonly ContentRecord[]): readonly string[] => [
  ...new Set(records.flatMap(({ coverId }) => coverId ?? [])),
];

function presented({ coverId, ...rest }: ContentRecord, known: Known): ContentSummary {
  return { ...rest, cover: coverId === null ? null : (known.get(coverId) ?? null) };
}
