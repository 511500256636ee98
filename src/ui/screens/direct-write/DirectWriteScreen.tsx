import { observer } from 'mobx-react-lite';
import { APP_PAGES } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { DirectForm } from '../../widgets/direct-form/DirectForm';
import { NEW_DIRECT } from '../../widgets/direct-form/typed-direct';
import { useWriter } from '../../widgets/post-form/use-writer';
import { WriterLacking } from '../../widgets/post-form/WriterLacking';

const { title } = APP_PAGES.directWrite;

/** /direct/write: a room is offered, a step after the other (`?step=`). */
export const DirectWriteScreen = observer(function DirectWriteScreen() {
  const { directs } = useServices();
  const writer = useWriter();
  if (writer === null)
    return (
      <Page title={title} parent={PATH.deal}>
        <WriterLacking />
      </Page>
    );
  return (
    <DirectForm
      key={writer}
      title={title}
      form="direct-write"
      member={writer}
      begun={NEW_DIRECT}
      begunPictures={[]}
      deal={null}
      send={(draft, key) => directs.write(draft, key)}
    />
  );
});
