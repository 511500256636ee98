import { APP_PAGES } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { DirectForm } from '../../widgets/direct-form/DirectForm';
import { NEW_DIRECT } from '../../widgets/direct-form/typed-direct';
import { WriterPage } from '../../widgets/writer-page/WriterPage';

const { title } = APP_PAGES.directWrite;

/** /direct/write: a room is offered, a step after the other (`?step=`). */
export function DirectWriteScreen() {
  const { directs } = useServices();
  return (
    <WriterPage title={title} parent={PATH.deal}>
      {(writer) => (
        <DirectForm
          key={writer}
          title={title}
          name="direct-write"
          member={writer}
          begun={NEW_DIRECT}
          begunPictures={[]}
          deal={null}
          send={(draft, key) => directs.write(draft, key)}
        />
      )}
    </WriterPage>
  );
}
