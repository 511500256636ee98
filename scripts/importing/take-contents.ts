import type { Clock } from '#core';
import { openDatabase } from '../../server/db/open-database';
import { whileImporting } from '../../server/db/import-lock';
import { tidyTable } from '../../server/db/tidy-table';
import { readEnv } from '../../server/env';
import { contentsReportText } from '../../server/import/contents/contents-report-text';
import { importContents } from '../../server/import/contents/import-contents';
import { BroughtPictures, KEEPS_NOTHING } from '../../server/import/contents/brought-pictures';
import { openPhotoIntake } from '../../server/import/photos/open-photo-intake';
import { prepare } from '../../server/prepare';
import { readArguments } from './contents-arguments';
import { previewInto } from './preview-contents';

/**
 * Takes the articles of a folder into the database of the environment, with a report on the screen.
 * Answers how the command ends: 0 when every file was taken, 2 when some were rejected, 1 when all were.
 */
export async function takeContents(
  usage: string,
  args: readonly string[],
  clock: Clock,
): Promise<number> {
  const { folder, preview, ...options } = readArguments(usage, args);
  if (preview !== null) return previewInto(folder, preview, clock);
  const env = readEnv(process.env);
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir });
  try {
    await prepare(database);
    const waits = () => {
      console.error('다른 가져오기가 끝나기를 기다립니다.');
    };
    const { isPlan } = options;
    const opened = await openPhotoIntake({ env, database, clock, place: folder, isPlan });
    const pictures = new BroughtPictures(opened.intake, isPlan ? KEEPS_NOTHING : opened.intake);
    const report = await whileImporting(database, 'contents', waits, () =>
      importContents({ database, clock, pictures }, folder, options),
    );
    const written = [report.added, report.changed, report.gone].some((ids) => ids.length > 0);
    if (written && !options.isPlan) await tidyTable(database, 'contents');
    console.log(contentsReportText(report, options.isPlan));
    if (report.rejected.length === 0) return 0;
    const taken = report.added.length + report.changed.length + report.unchanged.length;
    return taken === 0 ? 1 : 2;
  } finally {
    await database.close();
  }
}
