import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { APP_PAGES, comparePath, compareTitle, leftOutText } from '#core';
import { ButtonLink } from '../../components/button/Button';
import { IconButton } from '../../components/button/IconButton';
import { Icon } from '../../components/icon/Icon';
import { EmptyState } from '../../components/state/EmptyState';
import { FailedState } from '../../components/state/FailedState';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';
import { DESKTOP, useMediaQuery } from '../../ground/use-media-query';
import { usePageTitle } from '../../ground/use-page-title';
import { PrintFoot } from '../../widgets/print-foot/PrintFoot';
import { PrintButton } from '../../widgets/print-foot/PrintButton';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import { ChosenBefore } from './ChosenBefore';
import { CompareMore } from './CompareMore';
import { CompareSkeleton } from './CompareSkeleton';
import { CompareView } from './CompareView';
import styles from './compare.module.scss';
import { useCompareActs } from './use-compare-acts';
import { useCompared } from './use-compared';

const { title: TITLE } = APP_PAGES.compare;

/** Houses and direct deals side by side, by the address alone, in each of its states. */
export const CompareScreen = observer(function CompareScreen() {
  const { env } = useServices();
  const isDesktop = useMediaQuery(DESKTOP);
  const page = useRef<HTMLDivElement>(null);
  const { set, store, retry } = useCompared();
  const { codes } = set;
  const acts = useCompareActs(codes, page);
  const shown = codes.flatMap((code) => store.found.get(code) ?? []);
  const isKnown = codes.every((code) => store.found.has(code));
  const leftOut = leftOutText(set);
  usePageTitle(compareTitle(isKnown ? shown.map(({ room }) => room) : []));

  const share =
    isKnown && codes.length > 0 ? (
      <div className={styles.acts}>
        {isDesktop && <PrintButton />}
        <IconButton
          icon="share"
          label="공유하기"
          onClick={() => {
            acts.share(shown);
          }}
        />
      </div>
    ) : undefined;
  return (
    <div ref={page} className={styles.page} aria-busy={!isKnown && store.failure === null}>
      <Page title={TITLE} parent={PATH.zzim} isWide action={share}>
        {leftOut !== null && (
          <p className={styles.leftOut}>
            <Icon name="info" size={18} />
            {leftOut}
          </p>
        )}
        {codes.length === 0 ? (
          <EmptyState
            title="비교할 집이 없어요"
            hint="목록에서 비교를 누르고 집이나 직거래를 골라 주세요."
          >
            <ChosenBefore />
            <ButtonLink kind="outline" to={PATH.deal}>
              직거래 보기
            </ButtonLink>
            <ButtonLink to={PATH.map}>지도에서 집 찾기</ButtonLink>
          </EmptyState>
        ) : store.failure !== null ? (
          <FailedState
            title="비교할 집을 불러오지 못했어요"
            reason={<ErrorWords error={store.failure.error} />}
            onRetry={retry}
          />
        ) : isKnown ? (
          <>
            <CompareView codes={codes} found={store.found} acts={acts} />
            <CompareMore codes={codes} onGo={acts.goOnChoosing} />
            <PrintFoot link={`${env.siteUrl}${comparePath(codes)}`} />
          </>
        ) : (
          <CompareSkeleton codes={codes} />
        )}
      </Page>
    </div>
  );
});
