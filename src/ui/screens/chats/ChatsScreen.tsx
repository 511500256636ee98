import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES, AppError } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import { BESIDE_LIST, useMediaQuery } from '../../ground/use-media-query';
import { usePageTitle } from '../../ground/use-page-title';
import styles from './chats.module.scss';
import { LaterMemberView } from './later-member-view';
import { ChatsOnTheirWay } from './list/ChatsOnTheirWay';
import { ListHead } from './list/ListHead';
import { ChatsFailed, ChatsOfMembers } from './list/ListStates';

/** A member's rooms of two; a visitor learns what there would be. */
export const ChatsScreen = observer(function ChatsScreen() {
  const { chats } = useServices().stores;
  const { id = null } = useParams();
  const isAttached = useIsAttached();
  const isWide = useMediaQuery(BESIDE_LIST);
  const own = isAttached ? chats.own : null;
  usePageTitle(APP_PAGES.chats.title);
  if (own !== null) return <LaterMemberView own={own} id={id} isWide={isWide} />;
  if (!isAttached || chats.lacking === 'loading') return <ChatsOnTheirWay />;
  return (
    <div className={styles.chats}>
      <section className={styles.list} aria-label="채팅 목록">
        <ListHead isOfRoom={id !== null} />
        {chats.lacking === null ? (
          <ChatsOfMembers />
        ) : (
          <ChatsFailed error={new AppError('offline')} onRetry={() => void chats.retry()} />
        )}
      </section>
    </div>
  );
});
