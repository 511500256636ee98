import { addedByText, goneCollected, VOTE, type CollectedItem, type Vote } from '#core';
import { Button } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import type { Thing } from './things/thing';
import { ThingBones } from './things/ThingBones';
import { ThingCard } from './things/ThingCard';
import styles from './collected.module.scss';

interface CollectedRowProps {
  readonly item: CollectedItem;
  /** Undefined while it is on its way, null where it is no longer there. */
  readonly thing: Thing | null | undefined;
  /** Milliseconds. */
  readonly now: number;
  readonly mayVote: boolean;
  readonly isBusy: boolean;
  readonly onVote: (vote: Vote) => void;
  /** Null where it is not theirs to take out. */
  readonly onTakeOut: (() => void) | null;
}

/** Something in a collection, who put it in, and what its members make of it. */
export function CollectedRow(props: CollectedRowProps) {
  const { item, thing, now, isBusy, onTakeOut } = props;
  const by = addedByText(item);
  return (
    <div className={styles.item} aria-busy={isBusy || undefined}>
      {thing === undefined && <ThingBones kind={item.kind} />}
      {thing === null && <p className={styles.gone}>{goneCollected(item.kind)}</p>}
      {thing != null && <ThingCard thing={thing} now={now} />}
      <div className={styles.foot}>
        <div className={styles.votes} role="group" aria-label="의견">
          <VoteButton {...props} vote={VOTE.UP} />
          <VoteButton {...props} vote={VOTE.DOWN} />
        </div>
        {by !== null && <p className={styles.by}>{by}</p>}
        {onTakeOut !== null && (
          <Button kind="plain" disabled={isBusy} className={styles.out} onClick={onTakeOut}>
            빼기
          </Button>
        )}
      </div>
    </div>
  );
}

interface VoteButtonProps extends Pick<
  CollectedRowProps,
  'item' | 'mayVote' | 'isBusy' | 'onVote'
> {
  readonly vote: Exclude<Vote, 'NONE'>;
}

/** One of the two votes; pressed again it is taken back. Who may not vote sees the count alone. */
function VoteButton({ item, mayVote, isBusy, onVote, vote }: VoteButtonProps) {
  const isUp = vote === VOTE.UP;
  const { up, down, mine } = item.votes;
  const count = isUp ? up : down;
  const name = isUp ? '좋아요' : '아니에요';
  const face = (
    <>
      {isUp ? <Icon name="heart" size={18} /> : '아니에요'}
      <b>{count}</b>
    </>
  );
  if (!mayVote)
    return (
      <span className={styles.count} role="img" aria-label={`${name} ${count}`}>
        {face}
      </span>
    );
  const isMine = mine === vote;
  return (
    <button
      type="button"
      className={classNames(styles.vote, isUp && styles.up)}
      aria-pressed={isMine}
      aria-label={`${name} ${count}`}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onVote(isMine ? VOTE.NONE : vote);
      }}
    >
      {face}
    </button>
  );
}
