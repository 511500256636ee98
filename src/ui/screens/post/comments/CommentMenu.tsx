import type { Comment } from '#core';
import { MoreMenu, type MoreMenuItem } from '../../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import type { Talk } from './talk';

interface CommentMenuProps {
  readonly comment: Comment;
  /** Of whoever wrote it. */
  readonly name: string;
  readonly talk: Talk;
}

/** One's own comment is edited or deleted, that of others reported, or its author blocked. */
export function CommentMenu({ comment, name, talk }: CommentMenuProps) {
  const { acts, desk } = talk;
  const item = (itemName: string, shape: MoreMenuItem['shape'], run: () => void) => ({
    name: itemName,
    shape,
    run,
  });
  const own = [
    item('수정', moreMenuIcons.pen, () => {
      desk.edit({ id: comment.id, text: comment.text, key: null });
    }),
    item('삭제', moreMenuIcons.bin, () => {
      acts.remove(comment);
    }),
  ];
  const report = item('신고하기', moreMenuIcons.flag, () => {
    acts.report(comment);
  });
  const block = item('차단하기', moreMenuIcons.block, () => {
    acts.block(comment);
  });
  const others = comment.author === null ? [report] : [report, block];
  return (
    <MoreMenu
      kind="bare"
      label={`${name}님의 댓글 더보기`}
      items={comment.mine.isAuthor ? own : others}
    />
  );
}
