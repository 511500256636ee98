import type { DealWay } from '#core';
import { Button } from '../../components/button/Button';
import { DialogBar } from '../../components/dialog/DialogBar';
import { Icon } from '../../components/icon/Icon';
import { useServices } from '../../ground/services';
import { HANDHELD, useMediaQuery } from '../../ground/use-media-query';
import { CONTACT_ICON, contactAsked, numberLink } from '../../widgets/contact-bar/contact-words';
import styles from './deal-contact.module.scss';

interface NumberSheetProps {
  readonly way: DealWay;
  readonly tel: string;
  readonly nickname: string | null;
  readonly isCounted: boolean;
  readonly onLeave: () => void;
}

const PRESS: Readonly<Record<DealWay, string>> = { TEL: '전화 걸기', SMS: '문자 보내기' };

/** A number: where it can be called it is a press away, and everywhere it is copied. */
export function NumberSheet({ way, tel, nickname, isCounted, onLeave }: NumberSheetProps) {
  const { clipboard, stores } = useServices();
  const canCall = useMediaQuery(HANDHELD);
  const copy = async (): Promise<void> => {
    if (await clipboard.write(tel)) stores.toasts.show('번호가 클립보드에 복사되었습니다.');
    else stores.toasts.warn('복사에 실패했습니다.');
  };
  return (
    <>
      <DialogBar closesAt="end" onClose={onLeave}>
        <h2>{tel}</h2>
      </DialogBar>
      <p className={styles.words}>
        {[nickname !== null && `${nickname}님에게`, `이 번호로 ${contactAsked(way)} 주세요.`]
          .filter(Boolean)
          .join(' ')}
        {isCounted && ' 올린 사람은 연락한 횟수만 볼 수 있어요.'}
      </p>
      <div className={styles.buttons}>
        <Button kind={canCall ? 'outline' : 'primary'} size="dialog" onClick={() => void copy()}>
          번호 복사
        </Button>
        {canCall && (
          <a className={styles.press} href={numberLink(way, tel)}>
            <Icon name={CONTACT_ICON[way]} size={20} />
            {PRESS[way]}
          </a>
        )}
      </div>
    </>
  );
}
