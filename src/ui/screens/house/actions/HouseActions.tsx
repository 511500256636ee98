import { IconButton } from '../../../components/button/IconButton';
import { MoreMenu, type MoreMenuItem } from '../../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import { printIcon } from '../../../widgets/print-foot/print-icon.data';
import styles from './house-actions.module.scss';

interface HouseActionsProps {
  /** First behind 더보기. */
  readonly more: readonly MoreMenuItem[];
  readonly onShare: () => void;
  readonly onReport: () => void;
  /** Null where nobody prints: on a phone. */
  readonly onPrint: (() => void) | null;
}

/** What can be done with the page besides reading it; what is rarer is behind 더보기. */
export function HouseActions({ more, onShare, onReport, onPrint }: HouseActionsProps) {
  const print = onPrint === null ? [] : [{ name: '인쇄하기', shape: printIcon, run: onPrint }];
  return (
    <div className={styles.actions}>
      <IconButton kind="on-photo" icon="share" label="공유하기" onClick={onShare} />
      <MoreMenu
        kind="on-photo"
        items={[...more, ...print, { name: '신고하기', shape: moreMenuIcons.flag, run: onReport }]}
      />
    </div>
  );
}
