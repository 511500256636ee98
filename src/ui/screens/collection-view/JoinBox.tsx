import { observer } from 'mobx-react-lite';
import { REPORT_TARGET, type Collection } from '#core';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { Button, ButtonLink } from '../../components/button/Button';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import { useReader } from '../../ground/use-reader';
import { endPage } from '../../stores/history/end-page';
import { ORDINARY_LOGIN } from '../../stores/popups/props/login-props';
import styles from '../../widgets/collection/collected.module.scss';

interface JoinBoxProps {
  readonly collection: Collection;
  readonly code: string;
}

/** How whoever has the link comes into the collection; who is in it goes there. */
export const JoinBox = observer(function JoinBox({ collection, code }: JoinBoxProps) {
  const { collections, stores } = useServices();
  const { history, popups } = stores;
  const isAttached = useIsAttached();
  const reader = useReader();
  const { isBusy, once } = useOneAtATime();
  const { id, name, role } = collection;
  if (role !== 'reader')
    return (
      <div className={styles.acts}>
        <ButtonLink to={PATH.collection(id)}>함께 보는 모음 열기</ButtonLink>
      </div>
    );
  const join = () => {
    if (reader === null) {
      void popups.askOnce('login', ORDINARY_LOGIN);
      return;
    }
    void once(async () => {
      const joined = await collections.join(code);
      endPage(history, PATH.collection(joined.id));
    });
  };
  return (
    <div className={styles.acts}>
      <Button icon="people" busy={isBusy} disabled={!isAttached} onClick={join}>
        함께 보기
      </Button>
      {reader !== null && (
        <Button
          kind="plain"
          onClick={() => {
            void popups.askOnce('report', {
              target: { code: REPORT_TARGET.COLLECTION, id },
              title: name,
              authorId: null,
            });
          }}
        >
          신고하기
        </Button>
      )}
    </div>
  );
});
