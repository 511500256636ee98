import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DEAL_ENDED, DEAL_STATUS } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { AnswerStore } from '../../stores/answer-store';
import { errorText } from '../../text/error-text';
import { FormBones } from '../writer-page/FormBones';
import type { DealAnswer, DealWorld } from './deal-store';
import type { ShownDeal } from './shown-deal';

/** What somebody wants to change. */
export function useToModify<Deal extends ShownDeal>(
  id: string,
  one: DealWorld<Deal>['one'],
): AnswerStore<DealAnswer<Deal>> {
  const [store] = useState(() => new AnswerStore((cancel) => one(id, cancel)));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  return store;
}

/** A deal that may be changed: its author's, as long as it is not over. In an observer. */
export function modifiable<Deal extends ShownDeal>({
  value,
}: AnswerStore<DealAnswer<Deal>>): Deal | null {
  const deal = value?.ok === true ? value.value : null;
  return deal?.mine.isAuthor === true && deal.status !== DEAL_STATUS.DONE ? deal : null;
}

interface NotToModifyProps {
  readonly store: Pick<AnswerStore<DealAnswer<ShownDeal>>, 'state' | 'value' | 'load'>;
  readonly title: string;
  /** The page of the deal. */
  readonly parent: string;
  /** Where others are. */
  readonly others: { readonly to: string; readonly name: string };
}

/** In the place of the form: it is on its way, failed, is over or is somebody else's. */
export const NotToModify = observer(function NotToModify(props: NotToModifyProps) {
  const { store, title, parent, others } = props;
  const { state, value: answer } = store;
  const isOthers = answer?.ok === true && !answer.value.mine.isAuthor;
  return (
    <Page title={title} parent={parent}>
      {state.kind === 'failed' && (
        <FailedState
          title="글을 불러오지 못했어요"
          reason={errorText(state.error)}
          onRetry={() => void store.load()}
        />
      )}
      {state.kind === 'ready' && !isOthers && (
        <EmptyState title={DEAL_ENDED}>
          <ButtonLink to={others.to}>{others.name}</ButtonLink>
        </EmptyState>
      )}
      {isOthers && (
        <EmptyState title="내가 올린 글만 고칠 수 있어요">
          <ButtonLink to={parent}>글 보기</ButtonLink>
        </EmptyState>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && <FormBones />}
    </Page>
  );
});
