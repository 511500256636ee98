import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { CHECK_GRADE, checkGradeName, CHECKLIST_LIMITS, withEntry, type CheckGrade } from '#core';
import { Tag } from '../../components/chip/Tag';
import { IconButton } from '../../components/button/IconButton';
import { TextArea } from '../../components/field/TextArea';
import { checklistIcons } from '../../components/icon/checklist-icons.data';
import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import styles from './item-card.module.scss';
import type { ItemCardProps } from './item-props';
import { ItemMore } from './ItemMore';
import { ItemPhotos } from './ItemPhotos';
import { MeasureCard } from './MeasureCard';

const ANSWERS = [
  { answer: CHECK_GRADE.GOOD, look: styles.good },
  { answer: CHECK_GRADE.FAIR, look: styles.fair },
  { answer: CHECK_GRADE.BAD, look: styles.bad },
] as const;

/** One thing to look at, and what a person says of it. */
export const ItemCard = observer(function ItemCard(props: ItemCardProps) {
  const { store, id, room, row, pictures, fileOf } = props;
  const name = useId();
  const [isNoting, setNoting] = useState(false);
  const [isMore, setMore] = useState(false);
  const place = { room: row.room, item: row.item };
  const grade = (value: CheckGrade | null) => {
    void store.change(id, (on, at) => withEntry(on, place, 'grade', value, at));
  };
  const hasNote = isNoting || row.note !== '' || row.kind === 'TEXT';
  return (
    <article className={styles.item} aria-labelledby={name}>
      <header>
        <div>
          <h3 id={name}>{row.name}</h3>
          {row.how !== null && <p>{row.how}</p>}
        </div>
        {row.weight === 3 && <Tag tone="warning">중요</Tag>}
      </header>
      {row.measure !== null && (
        <MeasureCard
          name={row.name}
          measure={row.measure}
          reading={row.reading}
          onRead={(reading) => {
            void store.change(id, (on, at) => withEntry(on, place, 'reading', reading, at));
          }}
        />
      )}
      {row.kind === 'GRADE' && (
        <div className={styles.answers} role="group" aria-labelledby={name}>
          {ANSWERS.map(({ answer, look }) => (
            <button
              key={answer}
              type="button"
              aria-pressed={row.grade === answer}
              className={classNames(
                row.grade === answer && styles.on,
                row.grade === answer && look,
              )}
              onClick={() => {
                grade(row.isChosen && row.grade === answer ? null : answer);
              }}
            >
              {checkGradeName(answer)}
            </button>
          ))}
        </div>
      )}
      {hasNote && (
        <TextArea
          label={`${row.name} 메모`}
          rows={2}
          value={row.note}
          maxLength={CHECKLIST_LIMITS.note}
          onChange={(text) => {
            void store.change(id, (on, at) => withEntry(on, place, 'note', text, at));
          }}
        />
      )}
      <div className={styles.tools}>
        <ItemPhotos
          store={store}
          id={id}
          room={room}
          row={row}
          pictures={pictures}
          fileOf={fileOf}
        />
        {!hasNote && (
          <button
            type="button"
            onClick={() => {
              setNoting(true);
            }}
          >
            <Icon shape={checklistIcons.note} size={20} />
            메모
          </button>
        )}
        <IconButton
          icon="dots"
          size={20}
          label={`${row.name} 더보기`}
          aria-expanded={isMore}
          onClick={() => {
            setMore(!isMore);
          }}
        />
      </div>
      {isMore && <ItemMore store={store} id={id} row={row} onGrade={grade} />}
    </article>
  );
});
