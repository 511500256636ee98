import { NOT_FOUND_TITLE } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { ButtonLink } from '../../components/button/Button';
import { EmptyState } from '../../components/state/EmptyState';
import styles from './other.module.scss';

export function NotFoundPage() {
  return (
    <Page title={NOT_FOUND_TITLE} parent={PATH.home}>
      <div className={styles.middle}>
        <EmptyState
          title="주소를 다시 확인해 주세요"
          hint="페이지가 옮겨졌거나 삭제되었을 수 있어요."
        >
          <ButtonLink to={PATH.home} kind="outline">
            홈으로 가기
          </ButtonLink>
          <ButtonLink to={PATH.map}>지도에서 방 찾기</ButtonLink>
        </EmptyState>
      </div>
    </Page>
  );
}
