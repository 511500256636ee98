import { observer } from 'mobx-react-lite';
import { fillingText, personLine, seoulDay, type PersonField } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { FetchAhead } from '../../../ground/FetchAhead';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { loadPopup } from '../../../popups/load-popup';
import type { WeighingStore } from '../weighing-store';
import styles from './conditions-strip.module.scss';

const loadMyConditions = () => loadPopup('my-conditions');

interface ConditionsStripProps {
  readonly weighing: WeighingStore;
  readonly now: number;
}

/**
 * How many notices fit, and the one field that would decide most; before anything was said, what
 * that would be good for. Equally high in every state: what the device knows comes after the page.
 */
export const ConditionsStrip = observer(function ConditionsStrip(props: ConditionsStripProps) {
  const { weighing, now } = props;
  const { person, popups } = useServices().stores;
  const isAttached = useIsAttached();
  const open = (field: PersonField | null) => () => void popups.askOnce('my-conditions', { field });
  if (!isAttached || !person.isKnown)
    return (
      <section className={styles.strip} aria-label="내 조건">
        <button type="button" className={styles.head} onClick={open(null)}>
          <strong>나에게 맞는 공고만 볼까요?</strong>
          <small>나이·소득·사는 곳으로 골라 드려요</small>
          <Icon name="chevron-right" size={20} />
        </button>
        <div className={styles.foot}>
          <span>이 기기에만 저장해요</span>
          <Button kind="plain" className={styles.fill} onClick={open(null)}>
            입력하기
          </Button>
        </div>
        <FetchAhead load={loadMyConditions} />
      </section>
    );
  const { livesIn } = person.person;
  const area = livesIn === null ? null : (person.areaNames[livesIn] ?? null);
  const { next } = weighing;
  return (
    <section className={styles.strip} aria-label="내 조건">
      <Link to={`${PATH.notices}?fits=true`} className={styles.head}>
        <Fitting weighing={weighing} />
        <small>{personLine(person.person, seoulDay(now), area) || '내 조건'}</small>
        <Icon name="chevron-right" size={20} />
      </Link>
      <div className={styles.foot}>
        <span>
          {next === null
            ? person.isInAccount
              ? '내 조건은 내 계정에도 있어요'
              : '내 조건은 이 기기에만 있어요'
            : `${fillingText(next.field, person.person)} ${next.count}개를 더 확인해요`}
        </span>
        <Button kind="plain" className={styles.fill} onClick={open(next?.field ?? null)}>
          {next === null ? '고치기' : '입력하기'}
        </Button>
      </div>
    </section>
  );
});

/** `내 조건에 3개 맞아요` */
const Fitting = observer(function Fitting({ weighing }: Pick<ConditionsStripProps, 'weighing'>) {
  const { tally } = weighing;
  if (weighing.weighed.state.kind === 'failed') return <strong>공고와 맞춰 보지 못했어요</strong>;
  if (tally === null) return <strong>내 조건과 맞춰 보고 있어요</strong>;
  if (tally.fits === 0) return <strong>아직 맞는 공고가 없어요</strong>;
  return (
    <strong>
      내 조건에 <em>{tally.fits}개</em> 맞아요
    </strong>
  );
});
