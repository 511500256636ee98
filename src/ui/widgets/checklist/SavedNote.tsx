import { observer } from 'mobx-react-lite';
import type { ChecklistOnDevice, NotKept } from '#core';
import { Icon } from '../../components/icon/Icon';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { useServices } from '../../ground/services';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { errorText } from '../../text/error-text';
import styles from './notes.module.scss';

const WORDS = {
  HERE: { text: '이 기기에만 있어요', icon: 'device' },
  SENDING: { text: '보내는 중', icon: 'refresh' },
  REFUSED: { text: '보내지 못함', icon: 'info' },
  SAVED: { text: '저장됨', icon: 'check' },
} as const;

/** Where a checklist is, said calmly. */
export const SavedNote = observer(function SavedNote(props: {
  readonly store: ChecklistStore;
  readonly one: ChecklistOnDevice;
}) {
  const { text, icon } = WORDS[props.store.stateOf(props.one)];
  return (
    <span className={styles.saved} role="status">
      <Icon name={icon} size={16} />
      {text}
    </span>
  );
});

interface RefusalNoteProps {
  readonly store: ChecklistStore;
  readonly one: ChecklistOnDevice;
}

/** Why the server did not take this one; nothing where it did. */
export const RefusalReason = observer(function RefusalReason({ store, one }: RefusalNoteProps) {
  if (store.stateOf(one) !== 'REFUSED') return null;
  return <span className={styles.reason}>{errorText(store.sync.refusalOf(one))}</span>;
});

/** The same on its own page, with what to do about it. */
export const RefusalNote = observer(function RefusalNote({ store, one }: RefusalNoteProps) {
  if (store.stateOf(one) !== 'REFUSED') return null;
  return (
    <div className={styles.trouble} role="alert">
      <p>
        서버가 받지 못했어요. {errorText(store.sync.refusalOf(one))} 적은 것은 이 기기에 그대로
        있고, 고치면 다시 보내요.
      </p>
      <button
        type="button"
        onClick={() => {
          void store.sync.again(one.checklist.id);
        }}
      >
        다시 보내기
      </button>
    </div>
  );
});

/** What the device did not keep or bring along, or the server did not take. */
export const TroubleNote = observer(function TroubleNote({
  store,
}: {
  readonly store: ChecklistStore;
}) {
  const { along, trouble, sync } = store;
  if (trouble !== null) {
    return (
      <StoreNote
        text={
          trouble === 'full'
            ? '저장 공간이 부족해서 방금 적은 것을 저장하지 못했어요. 화면에는 그대로 있으니, 공간을 비운 뒤 다시 저장해 주세요.'
            : '이 브라우저가 저장을 막고 있어요. 시크릿 모드라면 일반 창에서 열어 주세요. 적은 것은 이 화면을 닫으면 사라져요.'
        }
        act="다시 저장"
        onAct={() => store.keepAgain()}
      />
    );
  }
  if (along.left !== null) {
    const { count, why } = along.left;
    return (
      <StoreNote
        text={`로그인하기 전에 쓴 체크리스트 ${String(count)}개를 아직 가져오지 못했어요. 이 기기에 그대로 있으니, ${AFTER[why]} 다시 가져와 주세요.`}
        act="다시 가져오기"
        onAct={() => store.takeAlong()}
      />
    );
  }
  if (sync.notKept !== null) {
    return (
      <StoreNote
        text={`다른 기기에서 쓴 체크리스트를 이 기기에 저장하지 못했어요. ${AFTER[sync.notKept]} 다시 받아 주세요.`}
        act="다시 받기"
        onAct={() => sync.run()}
      />
    );
  }
  if (store.lost > 0) {
    return (
      <div className={styles.trouble} role="alert">
        <p>
          이 기기가 저장하지 못한 체크리스트 {store.lost}개의 바뀐 내용이 로그아웃하면서 사라졌어요.
        </p>
      </div>
    );
  }
  if (store.waitingForLogin > 0) return <LoginNote count={store.waitingForLogin} />;
  if (sync.refusal === null) return null;
  return (
    <div className={styles.trouble} role="alert">
      <p>서버가 받지 못했어요. {errorText(sync.refusal)} 적은 것은 이 기기에 그대로 있어요.</p>
    </div>
  );
});

/** What a person does before the device keeps something. */
const AFTER: Readonly<Record<NotKept, string>> = {
  full: '저장 공간을 비운 뒤',
  forbidden: '브라우저 설정에서 저장을 허용한 뒤',
};

/** What the device did not keep, and how it is tried once more. */
function StoreNote(props: {
  readonly text: string;
  readonly act: string;
  readonly onAct: () => Promise<void>;
}) {
  return (
    <div className={styles.trouble} role="alert">
      <p>{props.text}</p>
      <button
        type="button"
        onClick={() => {
          void props.onAct();
        }}
      >
        {props.act}
      </button>
    </div>
  );
}

/** Says what waits for a login; it is asked for by a press alone (spec/readings R14). */
function LoginNote({ count }: { readonly count: number }) {
  const { popups } = useServices().stores;
  return (
    <div className={styles.trouble} role="status">
      <p>아직 보내지 못한 체크리스트 {count}개가 이 기기에 있어요. 로그인하면 보내요.</p>
      <button
        type="button"
        onClick={() => {
          void popups.askOnce('login', ORDINARY_LOGIN);
        }}
      >
        로그인
      </button>
    </div>
  );
}
