import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES, type DirectDeal } from '#core';
import { PATH } from '../../ground/paths';
import { useFetchAhead } from '../../ground/use-fetch-ahead';
import { useServices } from '../../ground/services';
import { modifiable, NotToModify, useToModify } from '../../widgets/deal-page/to-modify';
import { LaterDirectForm } from '../../widgets/direct-form/later-form';
import { picturesOf, typedOf } from '../../widgets/direct-form/typed-of-direct';
import { WriterPage } from '../../widgets/writer-page/WriterPage';

const { title } = APP_PAGES.directModify;

const OTHERS = { to: PATH.deal, name: '직거래 보기' };

/** /direct/modify/{id}: its author alone changes a room that is on offer, or hidden. */
export function DirectModifyScreen() {
  const { id = '' } = useParams();
  return (
    <WriterPage title={title} parent={PATH.directDetail(id)}>
      {(writer) => <Modifying key={`${id} ${writer}`} id={id} writer={writer} />}
    </WriterPage>
  );
}

interface ModifyingProps {
  readonly id: string;
  readonly writer: string;
}

const Modifying = observer(function Modifying({ id, writer }: ModifyingProps) {
  const { directs } = useServices();
  useFetchAhead(LaterDirectForm.ready, true);
  const store = useToModify<DirectDeal>(id, (asked, cancel) => directs.one(asked, cancel));
  const deal = modifiable(store);
  if (deal === null)
    return (
      <NotToModify store={store} title={title} parent={PATH.directDetail(id)} others={OTHERS} />
    );
  return (
    <LaterDirectForm
      title={title}
      name={`direct-${id}`}
      member={writer}
      begun={typedOf(deal)}
      begunPictures={picturesOf(deal)}
      deal={deal}
      send={(draft, key, base) => directs.change(id, draft, key, base)}
    />
  );
});
