import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { APP_PAGES } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useReader } from '../../ground/use-reader';
import { NewCollection } from '../../widgets/collection/NewCollection';
import { LoginFirst } from '../../widgets/login-first/LoginFirst';
import { CollectionList, ListBones } from './CollectionList';

/** The collections of a member, own and joined (spec/readings R65). */
export const CollectionsScreen = observer(function CollectionsScreen() {
  const { history } = useServices().stores;
  const isAttached = useIsAttached();
  const reader = useReader();
  const [name, setName] = useState('');
  return (
    <Page title={APP_PAGES.collections.title} parent={PATH.zzim}>
      {!isAttached && <ListBones />}
      {isAttached && reader === null && (
        <LoginFirst
          title="로그인하면 모음을 만들 수 있어요"
          hint="마음에 드는 집과 글을 모아, 함께 찾는 사람과 같이 골라 보세요."
        />
      )}
      {reader !== null && (
        <>
          <NewCollection
            name={name}
            onName={setName}
            onMade={({ id }) => {
              history.push(PATH.collection(id));
            }}
          />
          <CollectionList key={reader} />
        </>
      )}
    </Page>
  );
});
