import { groupThousands, mateHeadline, mateSideName, type MateSummary } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { Face } from '../../../widgets/face/Face';
import styles from './mate-rail.module.scss';
import { mateBand } from './mate-band';

interface MateRailProps {
  readonly mates: { readonly items: readonly MateSummary[]; readonly total: number };
  /** Where all of them are. */
  readonly toAll: string;
}

/** A few people to live with, among the rooms. */
export function MateRail({ mates: { items, total }, toAll }: MateRailProps) {
  return (
    <section className={styles.rail} aria-labelledby="mate-rail">
      <div className={styles.head}>
        <h2 id="mate-rail">
          같이 살 메이트 <em>{groupThousands(total)}명</em>
        </h2>
        <Link to={toAll}>
          전체 보기
          <Icon name="chevron-right" size={16} />
        </Link>
      </div>
      <ul className={styles.cards}>
        {items.map((mate) => {
          const reason = mate.fit?.shared[0]?.text;
          return (
            <li key={mate.id}>
              <Link to={PATH.mateDetail(mate.id)} className={styles.card}>
                <Face author={mate.author} size={44} />
                <b>{mateBand(mate)}</b>
                <span>
                  {mateSideName(mate.side)} · {mateHeadline(mate)}
                </span>
                {reason !== undefined && (
                  <small>
                    <Icon name="check" size={16} />
                    {reason}
                  </small>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
