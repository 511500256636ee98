import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { lazily } from '../../ground/lazily';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useReader } from '../../ground/use-reader';
import { CollectionBones } from '../../widgets/collection/CollectionBones';
import { LoginFirst } from '../../widgets/login-first/LoginFirst';

const waiting = () => (
  <Page title={APP_PAGES.collection.title} parent={PATH.collections}>
    <CollectionBones />
  </Page>
);
/** It shows rows of every kind, which whoever is not in it does without. */
const OwnCollection = lazily(
  async () => (await import('./OwnCollection')).OwnCollection,
  undefined,
  waiting,
);

/** /collections/{id}: a collection that a member is in. */
export const CollectionScreen = observer(function CollectionScreen() {
  const { id = '' } = useParams();
  const isAttached = useIsAttached();
  const reader = useReader();
  if (reader !== null) return <OwnCollection key={`${reader} ${id}`} id={id} reader={reader} />;
  return (
    <Page title={APP_PAGES.collection.title} parent={PATH.collections}>
      {isAttached ? (
        <LoginFirst
          title="로그인하면 모음을 볼 수 있어요"
          hint="함께 보는 사람만 볼 수 있는 모음이에요."
        />
      ) : (
        <CollectionBones />
      )}
    </Page>
  );
});
