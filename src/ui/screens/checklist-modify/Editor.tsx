import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import {
  CHECKLIST_ITEMS,
  checklistLine,
  checklistName,
  checklistSections,
  checklistTally,
  leftText,
  maintenanceText,
  rowsOf,
  tallyText,
  withParticle,
  type ChecklistOnDevice,
  type ChecklistRow,
} from '#core';
import { Button, ButtonLink } from '../../components/button/Button';
import { Chip } from '../../components/chip/Chip';
import { Switch } from '../../components/field/Switch';
import { TextField } from '../../components/field/TextField';
import { Icon } from '../../components/icon/Icon';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { checklistPath } from '../../widgets/checklist/checklist-paths';
import { GradeBar } from '../../widgets/checklist/GradeBar';
import { PlaceForm } from '../../widgets/checklist/PlaceForm';
import { useFileOf } from '../../widgets/checklist/use-file-of';
import { useIsOnline } from '../../widgets/checklist/use-is-online';
import { AddItems } from './AddItems';
import styles from './editor.module.scss';
import { ItemCard } from './ItemCard';

export interface EditorProps {
  readonly store: ChecklistStore;
  readonly one: ChecklistOnDevice;
}

/** Whether something is left to be answered. */
const isOpen = ({ kind, grade, note }: ChecklistRow): boolean =>
  kind === 'GRADE' ? grade === null : note === '';

/** A checklist while it is written, one room at a time. */
export const Editor = observer(function Editor({ store, one }: EditorProps) {
  const { checklist, pictures } = one;
  const [room, setRoom] = useState<string | null>(null);
  const [isLeftOnly, setLeftOnly] = useState(false);
  const [words, setWords] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  const isOnline = useIsOnline();
  const fileOf = useFileOf(store);
  const sections = checklistSections(checklist, CHECKLIST_ITEMS);
  const at = Math.max(
    0,
    sections.findIndex((section) => section.room === room),
  );
  const section = sections[at];
  const next = sections[at + 1];
  const all = checklistTally(rowsOf(sections));
  const searched = words.trim();
  const shown =
    searched === ''
      ? sections.slice(at, at + 1)
      : sections.map((of) => ({
          ...of,
          rows: of.rows.filter(({ name }) => name.includes(searched)),
        }));
  const go = (to: string) => {
    setRoom(to);
    setWords('');
    head.current?.scrollIntoView({ block: 'start' });
    head.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.editor}>
      {!isOnline && (
        <p className={styles.offline} role="status">
          <Icon name="offline" size={18} />
          인터넷이 없어도 저장돼요. 연결되면 보내 둘게요.
        </p>
      )}
      <details className={styles.about}>
        <summary>
          <span>
            <b>{checklistName(checklist)}</b>
            <small>
              {[checklistLine(checklist), maintenanceText(checklist.place?.value)]
                .filter((part) => part !== '')
                .join(' · ') || '집 정보 적기'}
            </small>
          </span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <PlaceForm store={store} checklist={checklist} />
      </details>
      <nav className={styles.rooms} aria-label="공간">
        {sections.map((of) => {
          const { answered, of: count } = checklistTally(of.rows);
          const isDone = count > 0 && answered === count;
          return (
            <Chip
              key={of.room}
              large
              active={searched === '' && of.room === section?.room}
              aria-pressed={searched === '' && of.room === section?.room}
              {...(isDone ? { icon: 'check' as const } : {})}
              onClick={() => {
                go(of.room);
              }}
            >
              {of.name} {answered}/{count}
            </Chip>
          );
        })}
      </nav>
      <div className={styles.tools}>
        <TextField
          label="항목 찾기"
          value={words}
          placeholder="수압, 곰팡이"
          onChange={setWords}
          onClear={() => {
            setWords('');
          }}
        />
        <Switch checked={isLeftOnly} onChange={setLeftOnly}>
          남은 항목만 보기
        </Switch>
      </div>
      {shown.map((of) => {
        const rows = of.rows.filter((row) => !isLeftOnly || isOpen(row));
        if (searched !== '' && rows.length === 0) return null;
        return (
          <section key={of.room} aria-labelledby={`room-${of.room}`}>
            <div className={styles.head}>
              <h2
                id={`room-${of.room}`}
                ref={of.room === section?.room ? head : null}
                tabIndex={-1}
              >
                {of.name}
              </h2>
              <span>{leftText(of.rows.filter(isOpen).length)}</span>
            </div>
            {rows.map((row) => (
              <ItemCard
                key={row.item}
                store={store}
                id={checklist.id}
                room={of.name}
                row={row}
                pictures={pictures}
                fileOf={fileOf}
              />
            ))}
          </section>
        );
      })}
      {searched !== '' && shown.every(({ rows }) => rows.length === 0) && (
        <p className={styles.nothing}>찾는 항목이 목록에 없어요. 아래에서 더해 보세요.</p>
      )}
      {section !== undefined && <AddItems store={store} checklist={checklist} section={section} />}
      <div className={styles.bar}>
        <div>
          <p>
            <b>
              {all.answered}/{all.of}
            </b>{' '}
            {tallyText(all)}
          </p>
          <GradeBar tally={all} />
        </div>
        {next === undefined ? (
          <ButtonLink to={checklistPath(checklist.id)}>한눈에 보기</ButtonLink>
        ) : (
          <Button
            size="bar"
            onClick={() => {
              go(next.room);
            }}
          >
            {withParticle(next.name, '으로/로')}
          </Button>
        )}
      </div>
    </div>
  );
});
