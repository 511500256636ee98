import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  AppError,
  dayText,
  seoulDay,
  SHARE_DAYS,
  USUAL_SHARE_DAYS,
  type ChecklistOnDevice,
  type ShareChoice,
} from '#core';
import { Button } from '../../components/button/Button';
import { RadioChips } from '../../components/chip/RadioChips';
import { Checkbox } from '../../components/field/Checkbox';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { errorText } from '../../text/error-text';
import { checklistViewPath } from '../../widgets/checklist/checklist-paths';
import styles from './checklist.module.scss';

const DAYS = SHARE_DAYS.map((days) => ({ value: String(days), name: `${String(days)}일` }));
const CHOICES = [
  { name: 'address', text: '주소 보이기' },
  { name: 'name', text: '만난 사람 이름 보이기' },
  { name: 'tel', text: '연락처 보이기' },
] as const;

interface SharePanelProps {
  readonly store: ChecklistStore;
  readonly one: ChecklistOnDevice;
}

/** A link for others: for how long, with what in it, and withdrawn at once. */
export const SharePanel = observer(function SharePanel({ store, one }: SharePanelProps) {
  const { clipboard, clock, env, stores } = useServices();
  const { popups, session, toasts } = stores;
  const { share, checklist } = one;
  const [days, setDays] = useState(String(USUAL_SHARE_DAYS));
  const [choice, setChoice] = useState<ShareChoice>({ address: false, name: false, tel: false });
  const [isBusy, setBusy] = useState(false);
  const isOpen = share !== null && share.until > clock.now();
  const link = share === null ? '' : `${env.siteUrl}${checklistViewPath(share.code)}`;

  const during = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthorized') return;
      toasts.warn(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const copy = async (text: string) => {
    if (await clipboard.write(text)) toasts.show('링크를 복사했어요.');
    else toasts.warn('복사하지 못했어요. 링크를 길게 눌러 복사해 주세요.');
  };
  if (!session.isLogin) {
    return (
      <section className={styles.share} aria-labelledby="share">
        <h2 id="share">함께 보기</h2>
        <p>로그인하면 링크로 보여 줄 수 있고, 다른 기기에서도 이어서 쓸 수 있어요.</p>
        <Button
          kind="outline"
          onClick={() => {
            void popups.askOnce('login', ORDINARY_LOGIN);
          }}
        >
          로그인
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.share} aria-labelledby="share" aria-busy={isBusy}>
      <h2 id="share">함께 보기</h2>
      {isOpen ? (
        <>
          <p>{dayText(seoulDay(share.until))}까지 링크를 아는 사람이 볼 수 있어요.</p>
          <output>{link}</output>
          <div className={styles.pair}>
            <Button
              onClick={() => {
                void copy(link);
              }}
            >
              링크 복사
            </Button>
            <Button
              kind="outline"
              busy={isBusy}
              onClick={() => {
                void during(async () => {
                  await store.sync.withdraw(checklist.id);
                  toasts.show('공유를 멈췄어요. 링크가 더는 열리지 않아요.');
                });
              }}
            >
              공유 멈추기
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>보기만 할 수 있는 링크예요. 고르지 않은 것은 메모에서도 가려져요.</p>
          <fieldset>
            <legend>언제까지 열까요?</legend>
            <RadioChips options={DAYS} value={days} onChange={setDays} />
          </fieldset>
          <fieldset>
            <legend>무엇을 보일까요?</legend>
            {CHOICES.map(({ name, text }) => (
              <Checkbox
                key={name}
                checked={choice[name]}
                onChange={(isShown) => {
                  setChoice({ ...choice, [name]: isShown });
                }}
              >
                {text}
              </Checkbox>
            ))}
          </fieldset>
          <Button
            icon="share"
            busy={isBusy}
            onClick={() => {
              void during(async () => {
                const chosen = SHARE_DAYS.find((one) => String(one) === days) ?? USUAL_SHARE_DAYS;
                const made = await store.sync.share(checklist.id, chosen, choice);
                await copy(`${env.siteUrl}${checklistViewPath(made.code)}`);
              });
            }}
          >
            링크 만들기
          </Button>
        </>
      )}
    </section>
  );
});
