import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ButtonLink } from '../../../components/button/Button';
import { EmptyState } from '../../../components/state/EmptyState';
import { FailedState } from '../../../components/state/FailedState';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import type { MemberChats } from '../../../stores/chat/member-chats';
import type { Talk } from '../../../stores/chat/talk';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { LackingHead } from './LackingHead';
import { OpenRoom } from './OpenRoom';
import styles from './room.module.scss';
import { RoomBones } from './RoomBones';

interface RoomViewProps {
  readonly own: MemberChats;
  readonly id: string;
  /** It has the page for itself. */
  readonly isAlone: boolean;
}

/** One room in each of its states. */
export const RoomView = observer(function RoomView({ own, id, isAlone }: RoomViewProps) {
  const talk = own.talk(id);
  useEffect(() => talk.show(), [talk]);
  const { room } = talk;
  const { community, session } = useServices().stores;
  const reader = String(session.session.ID);
  const isApart = room !== null && (room.isBlocked || !community.meets(reader, room.other));
  const isThere = room !== null && (isApart || talk.state.kind !== 'none');
  if (isThere)
    return (
      <OpenRoom
        own={own}
        talk={talk}
        room={room}
        reader={reader}
        isApart={isApart}
        isAlone={isAlone}
      />
    );
  return (
    <div className={styles.room}>
      {isAlone && <LackingHead />}
      <Lacking talk={talk} isAlone={isAlone} />
    </div>
  );
});

interface LackingProps extends Pick<RoomViewProps, 'isAlone'> {
  readonly talk: Talk;
}

const Lacking = observer(function Lacking({ talk, isAlone }: LackingProps) {
  const { state } = talk;
  if (state.kind === 'none')
    return (
      <EmptyState
        title="대화를 찾을 수 없어요"
        hint="내가 참여한 대화가 아니거나, 더는 볼 수 없는 대화예요."
      >
        <ButtonLink to={PATH.chats} kind="outline">
          채팅 목록 보기
        </ButtonLink>
      </EmptyState>
    );
  if (state.kind === 'failed')
    return (
      <FailedState
        title="대화를 불러오지 못했어요"
        reason={<ErrorWords error={state.error} />}
        onRetry={() => void talk.open()}
      />
    );
  return <RoomBones isAlone={isAlone} />;
});
