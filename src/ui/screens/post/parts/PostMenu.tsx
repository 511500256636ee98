import type { Post } from '#core';
import { MoreMenu, type MoreMenuItem } from '../../../widgets/more-menu/MoreMenu';
import { moreMenuIcons } from '../../../widgets/more-menu/more-menu-icons.data';
import type { PostActs } from '../use-post-acts';

interface PostMenuProps {
  readonly post: Post;
  readonly acts: PostActs;
}

/** One's own post is changed or deleted, that of others reported, or its author blocked. */
export function PostMenu({ post, acts }: PostMenuProps) {
  const { author, mine } = post;
  const items: MoreMenuItem[] = [];
  if (mine.isAuthor)
    items.push(
      { name: '수정', shape: moreMenuIcons.pen, run: acts.modify },
      { name: '삭제', shape: moreMenuIcons.bin, run: acts.remove },
    );
  else {
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
  return <MoreMenu kind="bare" items={items} />;
}
