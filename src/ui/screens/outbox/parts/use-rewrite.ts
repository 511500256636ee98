import { pagePath, type KeptWrite, type KeyValueStorage } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { ReportDrafts } from '../../../popups/report/report-drafts';
import { FormDrafts } from '../../../widgets/form-drafts/form-drafts';
import { readKeptPosts } from '../../../widgets/post-form/kept-posts';
import { knownWrite } from '../../../stores/outbox/outbox-kinds';

/** A tab that is nobody's: what is kept from it is offered by the form, and takes the place of nothing. */
const NO_TAB: KeyValueStorage = {
  read: () => null,
  write: () => true,
  remove: () => undefined,
  keys: () => [],
};

/**
 * Leads to where a refused write can be written anew; null where it has no words. A report goes on in its
 * own form, a post is offered by that of posts, and what was said stands under its post, to be mended.
 */
export function useRewrite(write: KeptWrite): (() => void) | null {
  const { clock, listenToStorage, local, perTab, random, stores } = useServices();
  const { history, popups } = stores;
  const known = knownWrite(write);
  if (known?.kind === 'report') {
    const { reason, content, ...subject } = known.body.report;
    return () => {
      const texts = { [reason]: content };
      new ReportDrafts(perTab).keep({ subject, path: PATH.outbox, reason, texts, key: null });
      void popups.ask('report', subject);
    };
  }
  if (known?.kind === 'post') {
    const { title, document, categoryTypeCode: board } = known.body.draft;
    return () => {
      const { member } = write;
      const world = { local, perTab: NO_TAB, listen: listenToStorage, random, clock, member };
      new FormDrafts(world, 'post-write', readKeptPosts).keep({
        board,
        title,
        document,
        pictures: [],
        lost: 0,
        base: null,
        key: null,
      });
      history.push(pagePath('postWrite', {}));
    };
  }
  if (known?.kind !== 'comment') return null;
  const { postId } = known.body;
  return () => {
    history.push(pagePath('post', { id: postId }));
  };
}
