import { useEffect, useRef, useState } from 'react';
import type { MateConsent } from '#core';
import { Button } from '../../components/button/Button';
import { PhoneField } from '../phone-field/PhoneField';
import styles from './agreed.module.scss';
import type { ConsentActs } from './use-consent';
import { useToldFocus } from './use-told-focus';

export interface AgreedProps {
  /** The request's. */
  readonly id: string;
  readonly consent: MateConsent;
  readonly nickname: string;
  /** The other's, where it was opened and is there already. */
  readonly number: string | null;
  readonly acts: ConsentActs;
}

/** Numbers, which each opens alone, and a way out. */
export function Agreed({ id, consent, nickname, number, acts }: AgreedProps) {
  const { mayDo, seesNumber } = consent;
  return (
    <div className={styles.agreed}>
      {seesNumber && number !== null && (
        <p className={styles.number}>
          {nickname}님 번호 <a href={`tel:${number}`}>{number}</a>
        </p>
      )}
      {!seesNumber && <p>{nickname}님이 번호를 열면 여기에 보여요.</p>}
      {mayDo.includes('OPEN_NUMBER') && (
        <OwnNumber id={id} isOpen={consent.opensNumber} nickname={nickname} acts={acts} />
      )}
      {mayDo.includes('END') && (
        <Button
          kind="plain"
          aria-label={`${nickname}님과 그만하기`}
          disabled={acts.isBusy}
          onClick={() => {
            acts.end(id);
          }}
        >
          그만하기
        </Button>
      )}
    </div>
  );
}

interface OwnNumberProps extends Pick<AgreedProps, 'id' | 'nickname' | 'acts'> {
  readonly isOpen: boolean;
}

/** The own number is opened by telling it, and mended by telling the right one. */
function OwnNumber({ id, isOpen, nickname, acts }: OwnNumberProps) {
  const [isMending, setMending] = useState(false);
  const { place, tell } = useToldFocus<HTMLParagraphElement>();
  const close = () => {
    setMending(false);
    tell();
  };
  return (
    <>
      {isOpen && (
        <p ref={place} tabIndex={-1}>
          내 번호를 열었어요.
        </p>
      )}
      {isOpen && !isMending && (
        <Button
          kind="outline"
          aria-label={`${nickname}님에게 연 내 번호 고치기`}
          disabled={acts.isBusy}
          onClick={() => {
            setMending(true);
          }}
        >
          번호 고치기
        </Button>
      )}
      {(!isOpen || isMending) && (
        <NumberForm
          isMending={isMending}
          nickname={nickname}
          isBusy={acts.isBusy}
          send={(tel) => acts.openNumber(id, tel)}
          onSent={close}
        />
      )}
      {isMending && (
        <Button kind="plain" onClick={close}>
          그대로 두기
        </Button>
      )}
    </>
  );
}

interface NumberFormProps {
  readonly isMending: boolean;
  readonly nickname: string;
  readonly isBusy: boolean;
  /** Answers whether it was sent. */
  readonly send: (tel: string) => Promise<boolean>;
  readonly onSent: () => void;
}

function NumberForm({ isMending, nickname, isBusy, send, onSent }: NumberFormProps) {
  const [tel, setTel] = useState('');
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMending) input.current?.focus();
  }, [isMending]);
  const isMissing = tel.trim() === '';
  const submit = async (): Promise<void> => {
    // What was typed stays where it could not be sent.
    if (await send(tel)) onSent();
  };
  return (
    <form
      noValidate
      className={styles.open}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isMissing) void submit();
      }}
    >
      <PhoneField
        input={input}
        label="내 전화번호"
        value={tel}
        error={isTried && isMissing ? '내 전화번호를 입력해 주세요.' : null}
        onChange={setTel}
      />
      <Button
        type="submit"
        kind="outline"
        aria-label={isMending ? undefined : `${nickname}님에게 내 번호 열기`}
        busy={isBusy}
      >
        {isMending ? '고친 번호 보내기' : '내 번호 열기'}
      </Button>
    </form>
  );
}
