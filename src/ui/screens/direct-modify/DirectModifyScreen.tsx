import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { APP_PAGES, DEAL_ENDED, DEAL_STATUS, type DirectDeal } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { AnswerStore } from '../../stores/answer-store';
import { errorText } from '../../text/error-text';
import { DirectForm } from '../../widgets/direct-form/DirectForm';
import { picturesOf, typedOf } from '../../widgets/direct-form/typed-of-direct';
import { useWriter } from '../../widgets/post-form/use-writer';
import { FormBones, WriterLacking } from '../../widgets/post-form/WriterLacking';

const { title } = APP_PAGES.directModify;

/** /direct/modify/{id}: its author alone changes a room that is on offer, or hidden. */
export const DirectModifyScreen = observer(function DirectModifyScreen() {
  const { id = '' } = useParams();
  const writer = useWriter();
  if (writer === null)
    return (
      <Page title={title} parent={PATH.directDetail(id)}>
        <WriterLacking />
      </Page>
    );
  // What a deal is to its reader differs by who reads it.
  return <Modifying key={`${id} ${writer}`} id={id} writer={writer} />;
});

interface ModifyingProps {
  readonly id: string;
  readonly writer: string;
}

const Modifying = observer(function Modifying({ id, writer }: ModifyingProps) {
  const { directs } = useServices();
  const [store] = useState(() => new AnswerStore((cancel) => directs.one(id, cancel)));
  useEffect(() => {
    store.start();
    return () => {
      store.stop();
    };
  }, [store]);
  const { state, value: answer } = store;
  const deal = answer?.ok === true ? answer.value : null;
  if (deal?.mine.isAuthor === true && deal.status !== DEAL_STATUS.DONE)
    return <Form deal={deal} writer={writer} />;
  return (
    <Page title={title} parent={PATH.directDetail(id)}>
      {state.kind === 'failed' && (
        <FailedState
          title="글을 불러오지 못했어요"
          reason={errorText(state.error)}
          onRetry={() => void store.load()}
        />
      )}
      {state.kind === 'ready' && (deal === null || deal.mine.isAuthor) && (
        <EmptyState title={DEAL_ENDED}>
          <ButtonLink to={PATH.deal}>직거래 보기</ButtonLink>
        </EmptyState>
      )}
      {state.kind === 'ready' && deal !== null && !deal.mine.isAuthor && (
        <EmptyState title="내가 올린 방만 고칠 수 있어요">
          <ButtonLink to={PATH.directDetail(id)}>글 보기</ButtonLink>
        </EmptyState>
      )}
      {(state.kind === 'idle' || state.kind === 'loading') && <FormBones />}
    </Page>
  );
});

function Form({ deal, writer }: { readonly deal: DirectDeal; readonly writer: string }) {
  const { directs } = useServices();
  const { id } = deal;
  return (
    <DirectForm
      title={title}
      form={`direct-${id}`}
      member={writer}
      begun={typedOf(deal)}
      begunPictures={picturesOf(deal)}
      deal={deal}
      send={(draft, key) => directs.change(id, draft, key)}
    />
  );
}
