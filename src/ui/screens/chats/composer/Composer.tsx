import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import {
  graphemeCount,
  groupThousands,
  maskContacts,
  MOST_CHAT_PICTURES,
  MOST_CHAT_TEXT,
} from '#core';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { useForMembers } from '../../../ground/use-for-members';
import { HANDHELD, useMediaQuery } from '../../../ground/use-media-query';
import { useServices } from '../../../ground/services';
import { chatIcons } from '../chat-icons.data';
import type { ChatDesk } from './chat-desk';
import { ChatField } from './ChatField';
import styles from './composer.module.scss';
import { ComposerPictures } from './ComposerPictures';

interface ComposerProps {
  readonly desk: ChatDesk;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether contacts are hidden from the other one (spec/readings R45). */
  readonly isMasking: boolean;
  /** Told once something is on its way. */
  readonly onSent: () => void;
}

/** From here on it is said how much room is left. */
const NEARLY = 900;

/** Where messages are written, with pictures that go along. */
export const Composer = observer(function Composer(props: ComposerProps) {
  const { desk, field, isMasking, onSent } = props;
  const { toasts } = useServices().stores;
  const forMembers = useForMembers();
  const isHandheld = useMediaQuery(HANDHELD);
  const note = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isMaking = useRef(false);
  const [isPressed, setPressed] = useState(false);
  const { check, text } = desk;
  const length = graphemeCount(text);
  const isFull = desk.room === 0;

  const submit = () => {
    // A syllable that is being made is finished first: it would be there again in the empty field.
    if (isMaking.current) field.current?.blur();
    field.current?.focus();
    const isSent = desk.send();
    setPressed(!isSent && (desk.text.trim() !== '' || desk.placed.length > 0));
    if (isSent) onSent();
  };
  // Too long is said at once, what else is lacking only to who presses.
  const fault = !check.ok && (isPressed || length > MOST_CHAT_TEXT) ? check.message : null;
  const isHidden = fault === null && isMasking && text !== '' && maskContacts(text).isMasked;
  return (
    <form
      className={styles.composer}
      aria-label="메시지 쓰기"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        forMembers(submit);
      }}
      onCompositionStart={() => {
        isMaking.current = true;
      }}
      onCompositionEnd={() => {
        isMaking.current = false;
      }}
    >
      <ComposerPictures desk={desk} onRemoved={() => choose.current?.focus()} />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="사진 파일"
        onChange={({ target }) => {
          const left = desk.add([...(target.files ?? [])]);
          target.value = '';
          if (left > 0) toasts.warn(`사진은 한 번에 ${MOST_CHAT_PICTURES}장까지 보낼 수 있어요.`);
          setPressed(false);
        }}
      />
      <div className={styles.line}>
        <IconButton
          ref={choose}
          icon="plus"
          label={isFull ? `사진은 ${MOST_CHAT_PICTURES}장까지 보낼 수 있어요` : '사진 고르기'}
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (!isFull) chooser.current?.click();
          }}
        />
        <ChatField
          ref={field}
          text={text}
          faultId={fault === null ? null : note}
          isSentByEnter={!isHandheld}
          onType={(typed) => {
            desk.type(typed);
            setPressed(false);
          }}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="보내기"
          title="보내기"
          aria-disabled={!check.ok || undefined}
        >
          <Icon shape={chatIcons.send} />
        </button>
      </div>
      {fault !== null && (
        <p id={note} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {isHidden && (
        <p className={styles.hint} role="status">
          <Icon shape={chatIcons.hidden} size={14} />
          상대가 한 번 답할 때까지 연락처는 가려져 보여요.
        </p>
      )}
      {length > NEARLY && length <= MOST_CHAT_TEXT && (
        <p className={styles.count}>
          {groupThousands(length)} / {groupThousands(MOST_CHAT_TEXT)}
        </p>
      )}
    </form>
  );
});
