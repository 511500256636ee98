import { APP_PAGES } from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { MateForm } from '../../widgets/mate-form/MateForm';
import { NEW_MATE } from '../../widgets/mate-form/typed-mate';
import { WriterPage } from '../../widgets/writer-page/WriterPage';

const { title } = APP_PAGES.mateWrite;

/** /mate/write: a mate is looked for, a step after the other (`?step=`). */
export function MateWriteScreen() {
  const { mates } = useServices();
  return (
    <WriterPage title={title} parent={PATH.mate}>
      {(writer) => (
        <MateForm
          key={writer}
          title={title}
          name="mate-write"
          member={writer}
          begun={NEW_MATE}
          begunPictures={[]}
          mate={null}
          send={(written, key) => mates.write(written, key)}
        />
      )}
    </WriterPage>
  );
}
