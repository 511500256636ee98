import { lazily } from '../../ground/lazily';
import { ChatsOnTheirWay } from './list/ChatsOnTheirWay';

/** A member's part of the page: a visitor, and the first drawing, do without its code. */
export const LaterMemberView = lazily(
  async () => (await import('./MemberView')).MemberView,
  undefined,
  () => <ChatsOnTheirWay />,
);
