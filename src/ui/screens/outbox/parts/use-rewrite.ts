import { pagePath, type KeptWrite, type KeyValueStorage } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { ReportDrafts } from '../../../popups/report/report-drafts';
import type { MemberOutbox } from '../../../stores/outbox/member-outbox';
import { knownWrite, type OutboxBodies } from '../../../stores/outbox/outbox-kinds';
import { FormDrafts } from '../../../widgets/form-drafts/form-drafts';
import { readKeptPosts } from '../../../widgets/post-form/kept-posts';

/** A tab that is nobody's: what is kept from it is offered by the form, and takes the place of nothing. */
const NO_TAB: KeyValueStorage = {
  read: () => null,
  write: () => true,
  remove: () => undefined,
  keys: () => [],
};

const NO_ROOM = '이 기기에 자리가 없어서 옮기지 못했어요. 쓴 내용을 복사해 주세요.';

/**
 * Leads to where a refused write can be written anew; null where it has no words, or what it is about is
 * gone. A report goes on in its own form, a post in that of posts, and what was said stands under its post,
 * to be mended. It stays here until its words are safe there.
 */
export function useRewrite(outbox: MemberOutbox, write: KeptWrite): (() => void) | null {
  const { clock, listenToStorage, local, perTab, random, stores } = useServices();
  const { history, popups, toasts } = stores;
  const known = write.isGone ? null : knownWrite(write);

  const rewriteReport = async ({ report }: OutboxBodies['report']) => {
    const { reason, content, ...subject } = report;
    const drafts = new ReportDrafts(perTab);
    drafts.takeUp(subject, PATH.outbox, reason, content);
    if (!drafts.has(subject)) {
      toasts.warn(NO_ROOM);
      return;
    }
    await popups.ask('report', subject);
    // What is being written lives as long as its tab; once it was sent there is nothing left of it.
    if (!drafts.has(subject)) outbox.discard(write.id);
  };

  const draftsIn = (tab: KeyValueStorage) => {
    const { member } = write;
    const world = { local, perTab: tab, listen: listenToStorage, random, clock, member };
    return new FormDrafts(world, 'post-write', readKeptPosts);
  };
  const rewritePost = ({ draft, pictures = [] }: OutboxBodies['post']) => {
    const own = draftsIn(perTab);
    const isFree = own.start() === null;
    own.stop();
    // The form goes on with it by itself, unless another post is being written in this tab.
    const drafts = isFree ? own : draftsIn(NO_TAB);
    const { title, document, categoryTypeCode: board } = draft;
    drafts.keep({ board, title, document, pictures, lost: 0, base: null, key: null });
    if (drafts.hasFailed) {
      toasts.warn(NO_ROOM);
      return;
    }
    outbox.discard(write.id);
    history.push(pagePath('postWrite', {}));
  };

  switch (known?.kind) {
    case 'report':
      return () => void rewriteReport(known.body);
    case 'post':
      return () => {
        rewritePost(known.body);
      };
    case 'comment':
      return () => {
        history.push(pagePath('post', { id: known.body.postId }));
      };
    default:
      return null;
  }
}
