import {
  checkGradeName,
  CHECKLIST_ITEMS,
  checklistLine,
  checklistName,
  checklistSections,
  checklistTally,
  checklistTotal,
  checkReadingText,
  kindsText,
  maintenanceText,
  roomVerdict,
  rowsOf,
  seenText,
  type Checklist,
  type ChecklistRow,
  type ChecklistSection,
  type DocumentPicture,
  type PictureFile,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../components/icon/Icon';
import { GradeBar, GradeCounts } from './GradeBar';
import styles from './report.module.scss';
import { ShotPhoto } from './ShotPhoto';

interface ChecklistReportProps {
  readonly checklist: Checklist;
  readonly pictures: readonly DocumentPicture[];
  readonly today: Yyyymmdd;
  readonly fileOf: ((id: string) => Promise<PictureFile | null>) | null;
}

/** Most that are said at the top. */
const MOST_FIRST = 5;

/** What was seen in a house, to be read: the worst first, then room by room. */
export function ChecklistReport({ checklist, pictures, today, fileOf }: ChecklistReportProps) {
  const sections = checklistSections(checklist, CHECKLIST_ITEMS);
  const rows = rowsOf(sections);
  const tally = checklistTally(rows);
  const { points, from, of } = checklistTotal(rows);
  const place = checklist.place?.value ?? null;
  const contact = checklist.contact?.value ?? null;
  const bad = sections.flatMap(({ name, rows: own }) =>
    own.filter(({ grade }) => grade === 'BAD').map((row) => ({ room: name, row })),
  );
  const first = bad.toSorted((a, b) => b.row.weight - a.row.weight).slice(0, MOST_FIRST);
  const shown = { pictures, fileOf };
  return (
    <article className={styles.report}>
      <header className={styles.head}>
        <p className={styles.quiet}>{seenText(checklist, today)}</p>
        <h2>{checklistName(checklist)}</h2>
        <p className={styles.quiet}>
          {[checklistLine(checklist), maintenanceText(place)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
        {place !== null && place.address !== '' && <p className={styles.quiet}>{place.address}</p>}
        {contact !== null && (
          <p className={styles.quiet}>
            {[contact.name, contact.tel].filter((part) => part !== '').join(' · ')}
          </p>
        )}
        <GradeBar tally={tally} thick />
        <GradeCounts tally={tally} />
        {points !== null && (
          <p className={styles.quiet}>
            중요한 만큼 더한 점수 <b>{points}점</b> · {of}개 중 {from}개로 셌어요
          </p>
        )}
      </header>
      {first.length > 0 && (
        <section className={styles.part} aria-labelledby="first-to-see">
          <h2 id="first-to-see">먼저 볼 것 {kindsText(first.length)}</h2>
          <ul className={styles.first}>
            {first.map(({ room, row }) => (
              <li key={`${row.room}/${row.item}`}>
                {row.photos[0] !== undefined && (
                  <ShotPhoto photo={row.photos[0]} alt={`${room} · ${row.name}`} {...shown} />
                )}
                <div>
                  <b>
                    {room} · {row.name}
                  </b>
                  <p>{row.note || row.why || '나쁨'}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.part} aria-labelledby="by-room">
        <h2 id="by-room">공간별로 보기</h2>
        {sections.map((section) => (
          <Room key={section.room} section={section} {...shown} />
        ))}
      </section>
      {(checklist.note?.value ?? '') !== '' && (
        <section className={styles.part} aria-labelledby="said">
          <h2 id="said">메모</h2>
          <p className={styles.said}>{checklist.note?.value}</p>
        </section>
      )}
    </article>
  );
}

type Shown = Pick<ChecklistReportProps, 'pictures' | 'fileOf'>;

function Room({ section, ...shown }: Shown & { readonly section: ChecklistSection }) {
  const tally = checklistTally(section.rows);
  const { text, grade } = roomVerdict(tally);
  return (
    <details className={styles.room}>
      <summary>
        <b>{section.name}</b>
        <GradeBar tally={tally} />
        <span className={grade === 'BAD' ? styles.badText : styles.quiet}>{text}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul>
        {section.rows.map((row) => (
          <Row key={row.item} row={row} room={section.name} {...shown} />
        ))}
      </ul>
    </details>
  );
}

function Row({
  row,
  room,
  ...shown
}: Shown & { readonly row: ChecklistRow; readonly room: string }) {
  const { grade, reading, measure, note, photos } = row;
  const said = [
    grade === null ? '' : checkGradeName(grade),
    reading === null || measure === null ? '' : checkReadingText(reading, measure.unit),
  ].filter((part) => part !== '');
  return (
    <li className={styles.row}>
      <p>
        <span>{row.name}</span>
        <span className={grade === 'BAD' ? styles.badText : styles.quiet}>
          {said.join(' · ') || (row.kind === 'TEXT' && note !== '' ? '' : '아직이에요')}
        </span>
      </p>
      {note !== '' && <p className={styles.quiet}>{note}</p>}
      {photos.length > 0 && (
        <div className={styles.shots}>
          {photos.map((photo) => (
            <ShotPhoto key={photo.id} photo={photo} alt={`${room} · ${row.name}`} {...shown} />
          ))}
        </div>
      )}
    </li>
  );
}
