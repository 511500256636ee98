import { observer } from 'mobx-react-lite';
import { standingOf, type KeptWrite, type WriteStanding } from '#core';
import { Button } from '../../../components/button/Button';
import { Skeleton, Waiting } from '../../../components/state/Skeleton';
import { useServices } from '../../../ground/services';
import type { MemberOutbox } from '../../../stores/outbox/member-outbox';
import styles from './outbox-list.module.scss';
import { OutboxItem } from './OutboxItem';

/** The shape of the list while it is on its way. */
export function OutboxBones() {
  return (
    <Waiting label="보낼 것을 불러오는 중이에요.">
      <div className={styles.item}>
        <Skeleton width="40%" height={20} />
        <Skeleton width="70%" height={16} />
      </div>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.item}>
          <Skeleton width="30%" height={16} />
          <Skeleton width="80%" height={16} />
        </div>
      ))}
    </Waiting>
  );
}

/** Those that a person has to see to first. */
const GROUPS: readonly {
  readonly standing: WriteStanding;
  readonly title: string;
  readonly hint: string;
}[] = [
  {
    standing: 'refused',
    title: '보내지 못했어요',
    hint: '쓴 내용은 그대로 있어요. 고쳐 쓰거나 복사해 두세요.',
  },
  {
    standing: 'old',
    title: '지금 보낼까요?',
    hint: '쓴 지 2주가 지났어요. 보내기를 누르기 전에는 보내지 않아요.',
  },
  {
    standing: 'waiting',
    title: '기다리는 중',
    hint: '인터넷에 연결되면 쓴 순서대로 가요.',
  },
];

/** What is to be sent, by what becomes of it. */
export const OutboxList = observer(function OutboxList({
  outbox,
}: {
  readonly outbox: MemberOutbox;
}) {
  const { clock } = useServices();
  const now = clock.now();
  const of = (standing: WriteStanding): readonly KeptWrite[] =>
    outbox.writes.filter((write) => standingOf(write, now) === standing);
  return (
    <>
      {GROUPS.map(({ standing, title, hint }) => {
        const writes = of(standing);
        if (writes.length === 0) return null;
        return (
          <section key={standing} className={styles.group} aria-labelledby={`outbox-${standing}`}>
            <h2 id={`outbox-${standing}`}>
              {title} <span>{writes.length}</span>
            </h2>
            <p className={styles.hint}>{hint}</p>
            <ul>
              {writes.map((write) => (
                <li key={write.id} className={styles.item}>
                  <OutboxItem outbox={outbox} write={write} standing={standing} />
                </li>
              ))}
            </ul>
            {standing === 'waiting' && (
              <Button kind="outline" icon="refresh" onClick={() => void outbox.run(true)}>
                지금 보내기
              </Button>
            )}
          </section>
        );
      })}
    </>
  );
});
