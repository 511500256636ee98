import { MODERATED, withParticle, type Collection } from '#core';
import { Button } from '../../components/button/Button';
import { Appeal } from '../../widgets/appeal/later-appeal';
import styles from '../../widgets/collection/collected.module.scss';
import type { CollectionActs } from './use-collection-acts';

interface CollectionHeadProps {
  readonly collection: Collection;
  readonly acts: CollectionActs;
}

/** Who looks at a collection together, and what may be done with it. */
export function CollectionHead({ collection, acts }: CollectionHeadProps) {
  const { id, role, owner, members, memberCount, mayAdd, mayVote, link, hold } = collection;
  const others = members.filter(({ isMe }) => !isMe).map(({ nickname }) => `${nickname}님`);
  const isOwner = role === 'owner';
  return (
    <>
      {hold !== null && (
        <div className={styles.held}>
          <p>나만 볼 수 있어요 · {hold.reason}</p>
          <Appeal
            target={{ kind: MODERATED.COLLECTION, id }}
            hold={hold}
            onSent={() => undefined}
          />
        </div>
      )}
      <p className={styles.head}>
        {isOwner ? togetherText(others) : `${owner}님의 모음 · ${memberCount}명이 함께 봐요`}
        {!isOwner && !mayAdd && !mayVote && ' · 보기만 할 수 있어요'}
      </p>
      <div className={styles.acts}>
        {isOwner ? (
          <Button icon="share" onClick={() => void acts.settings(collection)}>
            {link === null ? '함께 보기' : '함께 보는 중'}
          </Button>
        ) : (
          <>
            <Button kind="outline" onClick={() => void acts.leave(collection)}>
              나가기
            </Button>
            <Button
              kind="plain"
              onClick={() => {
                acts.report(collection);
              }}
            >
              신고하기
            </Button>
          </>
        )}
      </div>
    </>
  );
}

const togetherText = (others: readonly string[]): string =>
  others.length === 0
    ? '아직 나만 보고 있어요'
    : `${withParticle(others.join(', '), '과/와')} 함께 봐요`;
