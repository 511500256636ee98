import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES, type MateListing } from '#core';
import { PATH } from '../../ground/paths';
import { useFetchAhead } from '../../ground/use-fetch-ahead';
import { useServices } from '../../ground/services';
import { modifiable, NotToModify, useToModify } from '../../widgets/deal-page/to-modify';
import { LaterMateForm } from '../../widgets/mate-form/later-form';
import { picturesOf, typedOf } from '../../widgets/mate-form/typed-of-mate';
import { WriterPage } from '../../widgets/writer-page/WriterPage';

const { title } = APP_PAGES.mateModify;

const OTHERS = { to: PATH.mate, name: '메이트 보기' };

/** /mate/modify/{id}: its author alone changes a listing that is on offer, or hidden. */
export function MateModifyScreen() {
  const { id = '' } = useParams();
  return (
    <WriterPage title={title} parent={PATH.mateDetail(id)}>
      {(writer) => <Modifying key={`${id} ${writer}`} id={id} writer={writer} />}
    </WriterPage>
  );
}

interface ModifyingProps {
  readonly id: string;
  readonly writer: string;
}

const Modifying = observer(function Modifying({ id, writer }: ModifyingProps) {
  const { mates } = useServices();
  useFetchAhead(LaterMateForm.ready, true);
  const store = useToModify<MateListing>(id, (asked, cancel) => mates.one(asked, cancel));
  const mate = modifiable(store);
  if (mate === null)
    return <NotToModify store={store} title={title} parent={PATH.mateDetail(id)} others={OTHERS} />;
  return (
    <LaterMateForm
      title={title}
      name={`mate-${id}`}
      member={writer}
      begun={typedOf(mate)}
      begunPictures={picturesOf(mate)}
      mate={mate}
      send={(draft, key, base) => mates.change(id, draft, key, base)}
    />
  );
});
