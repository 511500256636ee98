import { DEAL_STATUS } from '#core';
import { MoreMenu, type MoreMenuItem } from '../more-menu/MoreMenu';
import { moreMenuIcons } from '../more-menu/more-menu-icons.data';
import type { ShownDeal } from './shown-deal';
import type { DealActs } from './use-deal-acts';

interface DealMenuProps {
  readonly deal: ShownDeal;
  /** Of its kind alone; first. */
  readonly more?: readonly MoreMenuItem[];
  readonly acts: Pick<DealActs, 'modify' | 'remove' | 'report' | 'block'>;
}

/** One's own deal is changed or deleted, that of others reported, or its author blocked. */
export function DealMenu({ deal, more = [], acts }: DealMenuProps) {
  const { author, mine } = deal;
  const items: MoreMenuItem[] = [...more];
  if (mine.isAuthor) {
    if (deal.status !== DEAL_STATUS.DONE)
      items.push({ name: '수정', shape: moreMenuIcons.pen, run: acts.modify });
    items.push({ name: '삭제', shape: moreMenuIcons.bin, run: acts.remove });
  } else {
    items.push({ name: '신고하기', shape: moreMenuIcons.flag, run: acts.report });
    if (author !== null)
      items.push({
        name: '차단하기',
        shape: moreMenuIcons.block,
        run: () => {
          acts.block(author);
        },
      });
  }
  return <MoreMenu kind="on-photo" items={items} />;
}
