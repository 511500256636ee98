import { observer } from 'mobx-react-lite';
import type { TransitStop } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { LineBadge } from '../../../widgets/line-badge/LineBadge';
import { Spoken } from '../../../widgets/spoken/Spoken';
import { housePageIcons } from '../house-page-icons.data';
import type { HouseStore } from '../house-store';
import { spokenStop, walkWords } from './stop-texts';
import styles from './house-stops.module.scss';

/** Widths of the names that usually come: three stations and three bus stops. */
const BONES = [180, 150, 150, 130, 130, 130];

/** The stations and bus stops around the house, with the way there on foot. */
export const HouseStops = observer(function HouseStops({ store }: { readonly store: HouseStore }) {
  const { state } = store.stops;
  return (
    <div className={styles.stops}>
      <h3>가까운 역과 정류장</h3>
      {state.kind === 'failed' && (
        <div className={styles.failed}>
          <p>
            <ErrorWords error={state.error} />
          </p>
          <Button kind="outline" icon="refresh" onClick={() => void store.stops.load()}>
            다시 찾기
          </Button>
        </div>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <Waiting label="가까운 역과 정류장을 찾는 중이에요." className={styles.bones}>
          {BONES.map((width, row) => (
            <Skeleton key={row} width={width} height={21} />
          ))}
        </Waiting>
      )}
      {state.kind === 'ready' &&
        (state.value.length === 0 ? (
          <p className={styles.none}>걸어서 갈 만한 곳에 등록된 역이나 정류장이 없어요.</p>
        ) : (
          <ul>
            {state.value.map((stop) => (
              <Stop key={stop.id} stop={stop} />
            ))}
          </ul>
        ))}
    </div>
  );
});

function Stop({ stop }: { readonly stop: TransitStop }) {
  return (
    <li className={styles.stop}>
      <span className={styles.sign}>
        {stop.kind === 'bus' ? (
          <Icon shape={housePageIcons.bus} size={18} />
        ) : (
          stop.lines.map((line) => <LineBadge key={line.name} line={line} />)
        )}
      </span>
      <span className={styles.words}>
        <Spoken seen={`${stop.name} ${walkWords(stop)}`} said={spokenStop(stop)} />
      </span>
    </li>
  );
}
