import { HttpChecklists } from '../../adapters/http/checklists/http-checklists';
import type { HttpClient } from '../../adapters/http/client/http-client';
import { HttpPictures } from '../../adapters/http/http-pictures';

/** What checklists send and fetch by themselves: nobody is asked to log in for it (spec/readings R14). */
export function quietChecklistsOf(client: HttpClient) {
  const quiet = client.byItself();
  return { server: new HttpChecklists(quiet), pictures: new HttpPictures(quiet) };
}
