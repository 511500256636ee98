import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import { lazily } from '../../ground/lazily';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import { CollectionBones } from '../../widgets/collection/CollectionBones';

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
  const { popups } = useServices().stores;
  const isAttached = useIsAttached();
  const reader = useReader();
  if (reader !== null) return <OwnCollection key={`${reader} ${id}`} id={id} reader={reader} />;
  return (
    <Page title={APP_PAGES.collection.title} parent={PATH.collections}>
      {isAttached ? (
        <EmptyState
          title="로그인하면 모음을 볼 수 있어요"
          hint="함께 보는 사람만 볼 수 있는 모음이에요."
        >
          <Button
            onClick={() => {
              void popups.askOnce('login', ORDINARY_LOGIN);
            }}
          >
            로그인
          </Button>
        </EmptyState>
      ) : (
        <CollectionBones />
      )}
    </Page>
  );
});
