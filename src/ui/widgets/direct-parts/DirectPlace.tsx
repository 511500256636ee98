import { shortSido, type DirectDeal } from '#core';
import { Tag } from '../../components/chip/Tag';
import { WalkWords } from '../house-card/WalkWords';
import { LineBadge } from '../line-badge/LineBadge';
import styles from './direct-place.module.scss';

/** Which station it is near to, and in which dong; to its owner, and those to whom they opened it, where exactly. */
export function DirectPlace({ deal }: { readonly deal: DirectDeal }) {
  const { station, exactPlace, address } = deal;
  const { sido, sigungu, dong } = address;
  const area = [shortSido(sido), sigungu, dong].filter(Boolean).join(' ');
  return (
    <div className={styles.where}>
      {station?.lines[0] !== undefined && <LineBadge line={station.lines[0]} large />}
      <div className={styles.words}>
        {station !== null && (
          <p className={styles.walk}>
            <WalkWords walk={station} />
          </p>
        )}
        <p className={styles.area}>
          {area}
          {exactPlace === null && ' · 정확한 주소는 올린 사람이 보여 준 사람만 볼 수 있어요'}
        </p>
        {exactPlace !== null && (
          <p className={styles.exact}>
            {`${exactPlace.road} ${exactPlace.unit}`.trimEnd()}
            <Tag tone="brand">
              {deal.mine.isAuthor ? '보여 준 사람만 볼 수 있어요' : '나에게 보여 줬어요'}
            </Tag>
          </p>
        )}
      </div>
    </div>
  );
}
