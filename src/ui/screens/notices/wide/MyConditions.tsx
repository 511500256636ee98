import { observer } from 'mobx-react-lite';
import { groupThousands, personLine, seoulDay } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { Switch } from '../../../components/field/Switch';
import { useServices } from '../../../ground/services';
import type { AreaNames } from '../../../widgets/notice-filter/area-tree';
import styles from './my-conditions.module.scss';

interface MyConditionsProps {
  readonly names: AreaNames;
  readonly now: number;
  readonly onlyFitting: boolean;
  /** How many fit; null while that is not known. */
  readonly fitting: number | null;
  readonly onFitting: () => void;
  readonly onEdit: () => void;
}

/** What the person said, and whether only what fits is listed. */
export const MyConditions = observer(function MyConditions(props: MyConditionsProps) {
  const { names, now, onlyFitting, fitting, onFitting, onEdit } = props;
  const { person, areaNames, isKnown } = useServices().stores.person;
  const isAttached = useIsAttached();
  const isSaid = isAttached && isKnown;
  const { livesIn } = person;
  const area = livesIn === null ? null : (areaNames[livesIn] ?? names.get(livesIn) ?? null);
  const line = isSaid ? personLine(person, seoulDay(now), area) : '';
  return (
    <section className={styles.box} aria-label="내 조건으로 고르기">
      <div className={styles.head}>
        <h2>내 조건</h2>
        <Button kind="plain" className={styles.edit} onClick={onEdit}>
          {isSaid ? '고치기' : '입력하기'}
        </Button>
      </div>
      <p className={styles.line}>
        {isSaid
          ? line || '입력한 조건으로 맞는지 알려 드려요.'
          : '입력하면 공고마다 맞는지 알려 드려요. 이 기기에만 저장돼요.'}
      </p>
      <div className={styles.only}>
        <Switch checked={onlyFitting} onChange={onFitting}>
          {fitting === null ? '맞는 것만' : `맞는 것만 ${groupThousands(fitting)}`}
        </Switch>
      </div>
    </section>
  );
});
