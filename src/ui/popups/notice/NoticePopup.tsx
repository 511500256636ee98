import { useState } from 'react';
import type { Inventory } from '#core';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { AdLink } from '../../widgets/ad/AdLink';
import { ServerHtml } from '../../widgets/server-html/ServerHtml';
import type { NoticeAnswer } from '../../stores/popups/props/notice-answer';
import styles from './notice-popup.module.scss';

/** A banner of 1440 × 448 that leads where it says, and what is written to it (spec/rules §2). */
export function NoticePopup({ props, closing, close }: PopupProps<Inventory, NoticeAnswer>) {
  const [isBroken, setIsBroken] = useState(false);
  const leave = () => {
    close('closed');
  };
  return (
    <Dialog
      kind="sheet"
      label={props.TITLE === '' ? '공지' : props.TITLE}
      className={styles.notice}
      quiet
      closing={closing}
      onClose={leave}
    >
      <AdLink ad={props} replace onElsewhere={leave} className={styles.banner}>
        {props.IMAGE_URL !== null && !isBroken && (
          <img
            src={props.IMAGE_URL}
            alt={props.TITLE === '' ? '공지' : ''}
            width={1440}
            height={448}
            onError={() => {
              setIsBroken(true);
            }}
          />
        )}
        {props.TITLE !== '' && <h2>{props.TITLE}</h2>}
      </AdLink>
      {props.CONTENT !== '' && (
        <div className={styles.words}>
          <ServerHtml html={props.CONTENT} />
        </div>
      )}
      <div className={styles.foot}>
        <Button
          kind="plain"
          size="dialog"
          onClick={() => {
            close('hide');
          }}
        >
          다시 보지 않기
        </Button>
        <Button kind="plain" size="dialog" className={styles.close} onClick={leave}>
          닫기
        </Button>
      </div>
    </Dialog>
  );
}
