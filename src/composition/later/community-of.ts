import type { HttpClient } from '../../adapters/http/client/http-client';
import { HttpBlocks } from '../../adapters/http/community/http-blocks';
import { HttpComments } from '../../adapters/http/community/http-comments';
import { HttpPosts } from '../../adapters/http/community/http-posts';

/** What members write, as the API has it: one piece of code, since a post is shown with its comments. */
export const communityOf = (client: HttpClient) => ({
  posts: new HttpPosts(client),
  comments: new HttpComments(client),
  blocks: new HttpBlocks(client),
});
