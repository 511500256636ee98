import { useId, useState, type SyntheticEvent } from 'react';
import { VISIT_CARE, visitTime } from '#core';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { TextField } from '../../components/field/TextField';
import { useServices } from '../../ground/services';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { VisitAnswer, VisitProps } from '../../stores/popups/props/visit-props';
import { firstVisitDay, visitAt, visitFields } from './visit-time';
import styles from './visit-popup.module.scss';

function titleOf(standing: VisitProps['standing']): string {
  if (standing === null) return '약속 잡기';
  return standing.agreedAt === null ? '다른 시간 제안하기' : '약속 시간 바꾸기';
}

/** Asks when two meet to look at a room. */
export function VisitPopup({ props, closing, close }: PopupProps<VisitProps, VisitAnswer>) {
  const { subject, standing, chosen, isFirst } = props;
  const { clock } = useServices();
  const agreedAt = standing?.agreedAt ?? null;
  const id = useId();
  const [fields, setFields] = useState(() =>
    visitFields(chosen ?? standing?.at ?? null, clock.now()),
  );
  const [fault, setFault] = useState<string | null>(null);
  const change = (part: Partial<typeof fields>) => {
    setFields({ ...fields, ...part });
    setFault(null);
  };
  const leave = () => {
    close();
  };
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>{titleOf(standing)}</h2>
      </DialogBar>
      <form
        className={styles.content}
        noValidate
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          const next = visitAt(fields, standing, clock.now());
          if (next.ok) close(next.at);
          else setFault(next.fault);
        }}
      >
        <p className={styles.subject}>{subject}</p>
        {agreedAt !== null && (
          <p>
            상대가 좋다고 할 때까지 <b>{visitTime(agreedAt, clock.now())}</b> 약속은 그대로예요.
          </p>
        )}
        {isFirst && (
          <aside className={styles.care} aria-label="처음 만나기 전에">
            <h3>처음 만나기 전에</h3>
            <ul>
              {VISIT_CARE.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </aside>
        )}
        <div className={styles.fields}>
          <TextField
            type="date"
            label="날짜"
            min={firstVisitDay(clock.now())}
            value={fields.day}
            error={fault}
            onChange={(day) => {
              change({ day });
            }}
          />
          <TextField
            type="time"
            label="시간"
            value={fields.minute}
            onChange={(minute) => {
              change({ minute });
            }}
          />
        </div>
        <Button type="submit" size="dialog" wide>
          이 시간으로 물어보기
        </Button>
      </form>
    </Dialog>
  );
}
