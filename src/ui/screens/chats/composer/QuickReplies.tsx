import { Chip } from '../../../components/chip/Chip';
import styles from './composer.module.scss';

/** What is asked first by who looks for a room, and said first by who offers one. */
const OF_SEEKER = [
  '언제 볼 수 있어요?',
  '등기부 볼 수 있을까요?',
  '지금 사는 분이세요?',
  '공과금은 얼마쯤 나와요?',
];
const OF_OWNER = [
  '네, 아직 있어요.',
  '언제 보러 오실 수 있어요?',
  '지금은 다른 분과 이야기 중이에요.',
  '이미 계약됐어요.',
];

interface QuickRepliesProps {
  readonly isOwner: boolean;
  /** A few in the middle of an empty room, all of them in a row above the field elsewhere. */
  readonly isInMiddle?: boolean;
  readonly onChoose: (words: string) => void;
}

/** Words that many say; a press puts them into the field, where they can still be changed. */
export function QuickReplies({ isOwner, isInMiddle = false, onChoose }: QuickRepliesProps) {
  const words = isOwner ? OF_OWNER : OF_SEEKER;
  return (
    <div
      role="group"
      aria-label="자주 쓰는 말"
      className={isInMiddle ? styles.middle : styles.quick}
    >
      {(isInMiddle ? words.slice(0, 3) : words).map((one) => (
        <Chip
          key={one}
          onClick={() => {
            onChoose(one);
          }}
        >
          {one}
        </Chip>
      ))}
    </div>
  );
}
