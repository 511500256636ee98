import { APP_PAGES, boardName, postListTo, postPath, POST_SORT, SITE_NAME } from '#core';
import type { WholePostRecord } from '../../ports/communities/posts';
import { trailOf, type Thing } from './thing';

/** What somebody who has left is called. */
const LEFT = '탈퇴한 회원';

const counted = (type: string, count: number): Thing => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
});

/** A post's page as data: who wrote it when, how many answered, and the way to it. */
export function postData(
  post: WholePostRecord,
  text: string,
  picture: string | null,
): readonly Thing[] {
  const { id, title, author, createdAt, editedAt, counts, categoryTypeCode: board } = post;
  const path = postPath(id);
  const list = APP_PAGES.communities.path;
  return [
    {
      '@type': 'DiscussionForumPosting',
      headline: title,
      text,
      url: { link: path },
      ...(picture === null ? {} : { image: { link: picture } }),
      datePublished: createdAt,
      ...(editedAt === null ? {} : { dateModified: editedAt }),
      inLanguage: 'ko',
      author: { '@type': 'Person', name: author?.nickname ?? LEFT },
      commentCount: counts.comments,
      interactionStatistic: [
        counted('LikeAction', counts.likes),
        counted('CommentAction', counts.comments),
      ],
      mainEntityOfPage: { '@type': 'WebPage', url: { link: path } },
    },
    trailOf([
      [SITE_NAME, APP_PAGES.home.path],
      [APP_PAGES.communities.title, list],
      [boardName(board), `${list}${postListTo({ board, sort: POST_SORT.newest, q: '' })}`],
      [title, path],
    ]),
  ];
}
