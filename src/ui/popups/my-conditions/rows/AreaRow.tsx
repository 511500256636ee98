import { observer } from 'mobx-react-lite';
import { areaLevel, personFieldName } from '#core';
import { useRetryOnline } from '../../../components/state/use-retry-online';
import { useServices } from '../../../ground/services';
import { areaOf, NOWHERE, sidosOf, withinSido } from '../area-choices';
import type { AreaField, ConditionsStore } from '../conditions-store';
import { AreaSelect } from './AreaSelect';
import { ConditionRow } from './ConditionRow';
import styles from './area-row.module.scss';

interface AreaRowProps {
  readonly store: ConditionsStore;
  readonly field: AreaField;
  readonly help: string;
  /** The person may have no such place, and say so. */
  readonly hasNone?: boolean;
}

/** An area in two steps, out of a list that is the same for everybody: nothing of it is sent. */
export const AreaRow = observer(function AreaRow(props: AreaRowProps) {
  const { store, field, help, hasNone = false } = props;
  const { areaNames } = useServices().stores.person;
  const { areas } = store;
  const code = store.person[field];
  const name = personFieldName(field);
  const all = areas.value ?? [];
  const area = areaOf(all, code);
  const sido = area && `${area.code.slice(0, 2)}00000000`;
  const within = sido === null ? [] : withinSido(all, sido);
  // Chosen before, while the list is on its way or does not know it.
  const former =
    code !== null && code !== NOWHERE.code && area === null
      ? { code, name: areaNames[code] ?? '고른 지역' }
      : null;
  const isTooWide = area !== null && store.gains.has(field);
  const choose = (next: string | null) => {
    store.change({ [field]: next });
  };
  return (
    <ConditionRow
      store={store}
      field={field}
      help={isTooWide ? '시·군·구까지 골라 주세요' : help}
      isGroup
      isBelow
    >
      {(aria) => (
        <div role="group" {...aria} className={styles.area}>
          <AreaSelect
            label={`${name} 시·도`}
            none={areas.value === null ? '불러오는 중' : '시·도'}
            choices={[
              ...(hasNone ? [NOWHERE] : []),
              ...(former === null ? [] : [former]),
              ...sidosOf(all),
            ]}
            value={sido ?? code}
            isStill={areas.value === null}
            onChoose={choose}
          />
          <AreaSelect
            label={`${name} 시·군·구`}
            none="시·군·구"
            choices={within}
            value={area !== null && areaLevel(area.code) === 'sigungu' ? area.code : null}
            isStill={within.length === 0}
            onChoose={(next) => {
              choose(next ?? sido);
            }}
          />
          {areas.state.kind === 'failed' && <Failed store={store} />}
        </div>
      )}
    </ConditionRow>
  );
});

function Failed({ store }: Pick<AreaRowProps, 'store'>) {
  const again = () => void store.areas.load();
  useRetryOnline(again);
  return (
    <p role="alert" className={styles.failed}>
      지역을 불러오지 못했어요
      <button type="button" onClick={again}>
        다시 불러오기
      </button>
    </p>
  );
}
