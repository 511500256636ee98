import type { HttpClient } from '../../adapters/http/client/http-client';
import { HttpCollections } from '../../adapters/http/collections/http-collections';
import { HttpComments } from '../../adapters/http/community/http-comments';
import { HttpPosts } from '../../adapters/http/community/http-posts';
import { HttpReports } from '../../adapters/http/community/http-reports';
import { HttpMateRequests } from '../../adapters/http/deals/http-mates';
import { HttpMemberLists } from '../../adapters/http/lists/http-member-lists';

/** What the outbox sends by itself, and lists that members have on several devices: nobody is asked to log in for it (spec/readings R14, R52). */
export function quietWritesOf(client: HttpClient) {
  const quiet = client.byItself();
  return {
    posts: new HttpPosts(quiet),
    comments: new HttpComments(quiet),
    reports: new HttpReports(quiet),
    mateRequests: new HttpMateRequests(quiet),
    collections: new HttpCollections(quiet),
    lists: new HttpMemberLists(quiet),
  };
}
