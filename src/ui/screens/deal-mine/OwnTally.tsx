import { CONTACT_METHOD, groupThousands, type ContactMethod, type DealTally } from '#core';
import { Histogram } from '../../components/field/Histogram';
import { CONTACT_NAME } from '../../widgets/contact-bar/contact-words';
import styles from './deal-mine.module.scss';

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

interface OwnTallyProps {
  readonly tally: DealTally;
  /** By which its owner can be reached at all. */
  readonly ways?: readonly ContactMethod[];
}

const ALL_WAYS = Object.values(CONTACT_METHOD);

/** How often a deal was looked at, and how many keep it and asked for its owner; who they are is told to nobody. */
export function OwnTally({
  tally: { views, week, zzims, contacts },
  ways = ALL_WAYS,
}: OwnTallyProps) {
  const told = ways.map((way) => `${CONTACT_NAME[way]} ${groupThousands(contacts[way])}`);
  return (
    <>
      <dl className={styles.counts}>
        <div>
          <dt>조회</dt>
          <dd>{groupThousands(views)}</dd>
        </div>
        <div>
          <dt>찜</dt>
          <dd>{groupThousands(zzims)}</dd>
        </div>
        <div>
          <dt>연락</dt>
          <dd>{groupThousands(sum(ways.map((way) => contacts[way])))}</dd>
        </div>
      </dl>
      <div className={styles.week}>
        <p>
          {told.join(' · ')}
          <br />
          지난 7일 동안 조회 {groupThousands(sum(week))}
        </p>
        <div className={styles.bars}>
          <Histogram bars={week} first={week.length - 1} last={week.length} />
        </div>
      </div>
    </>
  );
}
