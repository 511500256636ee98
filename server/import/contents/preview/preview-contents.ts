import {
  compareContents,
  documentPictures,
  readingMinutes,
  relatedContents,
  type Clock,
  type Content,
} from '#core';
import { presentContent } from '../../../magazine/present-contents';
import { readerOf } from '../../../pages/app/reader';
import type { NewContent, WholeContentRecord } from '../../../ports/magazine/contents';
import type { DrawnPage, PageDrawer, PageLook } from '../../../ports/page-drawer';
import { intakeInto } from '../../photos/open-photo-intake';
import { PhotoFolder } from '../../photos/photo-places';
import { BroughtPictures } from '../brought-pictures';
import { readContentFolder, type RejectedContent } from '../read-folder';
import { PreviewFolder } from './preview-folder';
import { indexHtml } from './preview-index';
import { articleHtml, INDEX, pageName } from './preview-page';
import { PreviewPictures } from './preview-pictures';
import { copyStyles } from './style-files';

/** What became of a folder of articles. */
export interface ContentsPreview {
  /** Ids of those that can be seen. */
  readonly shown: readonly string[];
  readonly rejected: readonly RejectedContent[];
}

interface Needs {
  readonly drawer: Pick<PageDrawer, 'drawPage'>;
  /** Of the built app. */
  readonly clientDir: string;
  /** The configuration as a page says it. */
  readonly environment: string;
  readonly clock: Clock;
}

/**
 * Writes each article of a folder as a page that is opened from the disk and looks as it will once it
 * is taken, and a list of all with what is wrong. Nothing else is written: no database, no store.
 * @throws ImportFileError where one of the two folders cannot be used
 */
export async function previewContents(
  needs: Needs,
  folder: string,
  into: string,
): Promise<ContentsPreview> {
  const preview = await PreviewFolder.open(into);
  const pictures = new PreviewPictures(preview);
  const place = new PhotoFolder(folder);
  const intake = intakeInto({ store: pictures, pictures, place });
  const read = await readContentFolder(folder, new BroughtPictures(intake, intake));
  const records = read.contents.map(recordOf).sort(compareContents);
  const ids = new Set(records.map(({ id }) => id));
  const contents: Content[] = [];
  const drawn: DrawnPage[] = [];
  for (const record of records) {
    const related = relatedContents(record, records);
    const content = await presentContent({ content: record, related }, pictures);
    contents.push(content);
    drawn.push(await drawArticle(needs, content));
  }
  const sources = new Set(drawn.flatMap((page) => page.sources));
  const styles = await copyStyles(needs.clientDir, [...sources], preview);
  for (const [at, content] of contents.entries()) {
    const page = drawn[at];
    if (page === undefined) continue;
    await preview.write(pageName(content.id), articleHtml(content, page, ids, styles));
  }
  await preview.write(INDEX, indexHtml(contents, read.rejected, styles));
  await preview.finish();
  return { shown: records.map(({ id }) => id), rejected: read.rejected };
}

/** As it would be read from the database. */
const recordOf = (content: NewContent): WholeContentRecord => ({
  ...content,
  minutes: readingMinutes(content.document),
  pictureIds: documentPictures(content.document),
});

/** Its page for a visitor at a desk, whose window may be as narrow as a phone. */
function drawArticle({ drawer, environment, clock }: Needs, content: Content): Promise<DrawnPage> {
  const url = `/contents/${content.id}`;
  const answers = new Map<string, unknown>([[`/v2${url}`, { item: content }]]);
  // What it does not know, as the houses of today, is shown as what cannot be had.
  const ask: PageLook['ask'] = (address) => {
    const body = answers.get(address);
    return Promise.resolve(body === undefined ? { status: 404, body: {} } : { status: 200, body });
  };
  return drawer.drawPage({
    url,
    device: readerOf({ headers: {} }).device,
    now: clock.now(),
    env: environment,
    origin: 'http://localhost',
    ask,
  });
}
