import { observer } from 'mobx-react-lite';
import type { MateListing } from '#core';
import { Button } from '../../../components/button/Button';
import { useForMembers } from '../../../ground/use-for-members';
import { ChatWithMate } from '../../../widgets/mate-consent/later-consent';
import type { ConsentActs } from '../../../widgets/mate-consent/use-consent';
import { MateHeart } from '../../../widgets/zzim-heart/DealHeart';
import styles from './consent.module.scss';

export interface ConsentBarProps {
  readonly mate: MateListing;
  readonly nickname: string;
  readonly acts: ConsentActs;
}

/** The heart, and what is due, at the bottom of the page. */
export const ConsentBar = observer(function ConsentBar(props: ConsentBarProps) {
  const { mate, nickname, acts } = props;
  const forMembers = useForMembers();
  const { consent } = mate;
  const { isBusy } = acts;
  const id = consent?.requestId ?? null;
  const mayDo = consent?.mayDo ?? ['ASK'];
  const heart = <MateHeart mate={mate} kind="bar" />;
  if (id !== null && consent?.state === 'WAITING')
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.waiting}>기다리고 있어요</p>
        <Button
          kind="outline"
          size="bar"
          busy={isBusy}
          onClick={() => {
            acts.withdraw(id);
          }}
        >
          취소
        </Button>
      </div>
    );
  if (id !== null && mayDo.includes('ACCEPT'))
    return (
      <div className={styles.bar}>
        {heart}
        <Button
          kind="outline"
          size="bar"
          disabled={isBusy}
          onClick={() => {
            acts.decline(id);
          }}
        >
          거절
        </Button>
        <Button
          size="bar"
          className={styles.main}
          busy={isBusy}
          onClick={() => {
            acts.accept(id);
          }}
        >
          동의하기
        </Button>
      </div>
    );
  if (id !== null && consent?.state === 'ACCEPTED')
    return (
      <div className={styles.bar}>
        {heart}
        <ChatWithMate requestId={id} listing={mate.id} nickname={nickname} size="bar" />
      </div>
    );
  if (!mayDo.includes('ASK'))
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.waiting}>지금은 관심을 보낼 수 없어요</p>
      </div>
    );
  return (
    <div className={styles.bar}>
      {heart}
      <Button
        size="bar"
        icon="people"
        className={styles.main}
        busy={isBusy}
        onClick={() => {
          forMembers(() => {
            acts.ask(mate.id);
          });
        }}
      >
        관심 보내기
      </Button>
    </div>
  );
});
