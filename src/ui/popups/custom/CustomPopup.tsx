import { useId } from 'react';
import type { Inventory } from '#core';
import { Button, ButtonLink } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { linkTarget } from '../../widgets/ad/link-target';
import { ServerHtml } from '../../widgets/server-html/ServerHtml';
import type { NoticeAnswer } from '../../stores/popups/props/notice-answer';
import styles from './custom-popup.module.scss';

/**
 * Title, words and buttons of an inventory (spec/readings R27). Its buttons: 자세히 보기 where LINK_URL
 * leads somewhere (spec/readings R13), 닫기, and 다시 보지 않기 for the days of EXTRA.
 */
export function CustomPopup({ props, closing, close }: PopupProps<Inventory, NoticeAnswer>) {
  const id = useId();
  const target = linkTarget(props.LINK_URL);
  const leave = () => {
    close('closed');
  };
  const newTab = { target: '_blank', rel: 'noopener noreferrer', onClick: leave };
  return (
    <Dialog
      labelledBy={id}
      describedBy={`${id}-words`}
      className={styles.popup}
      quiet
      closing={closing}
      onClose={leave}
    >
      <div className={styles.custom}>
        <h2 id={id}>{props.TITLE === '' ? '알려 드려요' : props.TITLE}</h2>
        <div id={`${id}-words`} className={styles.words}>
          <ServerHtml html={props.CONTENT} />
        </div>
        <div className={styles.buttons}>
          <Button kind={target === 'nowhere' ? 'primary' : 'outline'} size="dialog" onClick={leave}>
            닫기
          </Button>
          {target !== 'nowhere' && (
            <ButtonLink
              size="dialog"
              to={props.LINK_URL}
              replace
              {...(target === 'elsewhere' && newTab)}
            >
              자세히 보기
            </ButtonLink>
          )}
        </div>
        <Button
          kind="plain"
          wide
          onClick={() => {
            close('hide');
          }}
        >
          다시 보지 않기
        </Button>
      </div>
    </Dialog>
  );
}
