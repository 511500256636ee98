import type { WholeContentRecord } from '../ports/magazine/contents';
import type { PageDrawer } from '../ports/page-drawer';
import type { ShownPictures } from '../ports/pictures/shown-pictures';

/** Characters of all texts of a feed; the articles behind them have their summaries alone. */
const MOST_TEXT = 1_000_000;

interface Parts {
  readonly drawer: PageDrawer;
  readonly pictures: ShownPictures;
  /** Where the site is. */
  readonly origin: string;
  /** Hears of a text that could not be drawn; it is left out. */
  readonly onBroken: (error: unknown) => void;
}

/** The whole texts of articles as HTML, by their ids. Links of pictures are signed and do not end. */
export async function feedTexts(
  contents: readonly WholeContentRecord[],
  { drawer, pictures, origin, onBroken }: Parts,
): Promise<ReadonlyMap<string, string>> {
  const ids = contents.flatMap(({ coverId, pictureIds }) => [coverId ?? [], pictureIds].flat());
  const known = await pictures.of([...new Set(ids)]);
  const texts = new Map<string, string>();
  let length = 0;
  for (const { id, document, pictureIds, coverId, coverAlt } of contents) {
    const picture = coverId === null ? undefined : known.get(coverId);
    const cover = picture === undefined ? null : { picture, alt: coverAlt };
    const shown = pictureIds.flatMap((one) => known.get(one) ?? []);
    try {
      const text = drawer.drawText({ document, pictures: shown, cover, origin });
      length += text.length;
      if (length > MOST_TEXT) return texts;
      texts.set(id, text);
    } catch (error) {
      onBroken(error);
    }
  }
  return texts;
}
