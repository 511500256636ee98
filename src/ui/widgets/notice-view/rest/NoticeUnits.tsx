import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { areaLevel, noticeCountText, personFit, seoulDay, SUPPLY, type Notice } from '#core';
import { Button } from '../../../components/button/Button';
import { Segmented } from '../../../components/field/Segmented';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { Note } from '../parts/Note';
import { NoticeSection } from '../parts/NoticeSection';
import rows from '../parts/rows.module.scss';
import { exchangeable } from './exchangeable';
import { RentBox } from './RentBox';
import { UnitTable } from './UnitTable';
import { ranksOf, rentRankOf, unitsOf } from './unit-texts';
import styles from './units.module.scss';

/** As many homes are listed at first. */
const SHOWN = 20;
/** So many of its dongs lead to the map. */
const MAPPED = 3;

/** What is offered and what it costs, by rank: it opens on the one that fits. */
export const NoticeUnits = observer(function NoticeUnits({
  notice,
  now,
}: {
  readonly notice: Notice;
  readonly now: number;
}) {
  const { person } = useServices().stores.person;
  const { units, count, supplyTypeCode } = notice;
  const isMoney = supplyTypeCode === SUPPLY.MONEY;
  const ranks = ranksOf(units);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const fitting = rentRankOf(ranks, personFit(person, notice, seoulDay(now))?.rank ?? null);
  const rank = chosen ?? fitting ?? ranks[0] ?? null;
  const ofRank = unitsOf(units, rank);
  const shown = isWhole ? ofRank : ofRank.slice(0, SHOWN);
  const title = isMoney ? '지원 내용' : '주택과 임대료';
  return (
    <NoticeSection
      title={title}
      aside={
        count !== null && <p className={styles.count}>{noticeCountText(count, supplyTypeCode)}</p>
      }
    >
      {ranks.length > 1 && (
        <div className={styles.tabs}>
          <Segmented
            label="순위"
            options={ranks.map((one) => ({ value: one, name: one }))}
            value={rank ?? ''}
            onChange={setChosen}
          />
        </div>
      )}
      <UnitTable
        units={shown}
        label={[title, rank].filter(Boolean).join(' ')}
        supplyTypeCode={supplyTypeCode}
      />
      {shown.length < ofRank.length && (
        <Button
          kind="outline"
          wide
          className={styles.more}
          onClick={() => {
            setWhole(true);
          }}
        >
          {ofRank.length}개 모두 보기
        </Button>
      )}
      {!isMoney && <Note>관리비는 따로 내요.</Note>}
      <ul className={rows.rows}>
        {exchangeable(ofRank).length > 0 && (
          <li>
            <RentBox key={rank} units={ofRank} />
          </li>
        )}
        <MapRows notice={notice} />
      </ul>
    </NoticeSection>
  );
});

/** The way to the map of each dong that it is for. */
function MapRows({ notice }: { readonly notice: Notice }) {
  const dongs = notice.areas.filter(({ code }) => areaLevel(code) === 'dong').slice(0, MAPPED);
  return dongs.map(({ code, name }) => (
    <li key={code}>
      <Link className={rows.row} to={PATH.dong(code)}>
        <Icon name="map" size={20} />
        <span>{dongs.length > 1 ? `지도에서 ${name} 보기` : '지도에서 위치 보기'}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </li>
  ));
}
