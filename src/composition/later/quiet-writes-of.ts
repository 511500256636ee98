import { HttpChecklists } from '../../adapters/http/checklists/http-checklists';
import type { HttpClient } from '../../adapters/http/client/http-client';
import { HttpCollections } from '../../adapters/http/collections/http-collections';
import { HttpComments } from '../../adapters/http/community/http-comments';
import { HttpPosts } from '../../adapters/http/community/http-posts';
import { HttpPictures } from '../../adapters/http/http-pictures';
import { HttpReports } from '../../adapters/http/community/http-reports';
import { HttpMateRequests } from '../../adapters/http/deals/http-mates';
import { HttpMemberLists } from '../../adapters/http/lists/http-member-lists';

/**
 * What goes by itself: of the outbox, of lists on several devices, of checklists. Nobody is asked to log in for it
 * (spec/readings R14, R52).
 */
export function quietWritesOf(client: HttpClient) {
  const quiet = client.byItself();
  return {
    posts: new HttpPosts(quiet),
    comments: new HttpComments(quiet),
    reports: new HttpReports(quiet),
    mateRequests: new HttpMateRequests(quiet),
    collections: new HttpCollections(quiet),
    lists: new HttpMemberLists(quiet),
    checklists: new HttpChecklists(quiet),
    pictures: new HttpPictures(quiet),
  };
}
