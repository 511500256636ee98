import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { FailedState } from '../../../components/state/FailedState';
import { Waiting } from '../../../components/state/Skeleton';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';
import { NoticeRowSkeleton } from '../../../widgets/notice-row/NoticeRowSkeleton';
import { Section } from '../../../widgets/section/Section';
import { NoticePicture } from '../../../widgets/notice-row/NoticePicture';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import type { WeighingStore } from '../weighing-store';
import { NoticeRows } from './NoticeRows';

interface FittingNoticesProps {
  readonly weighing: WeighingStore;
  readonly now: number;
}

const TITLE = '나에게 맞는 공고';
const FITTING = { name: '전체 보기', to: `${PATH.notices}?fits=true` };

/** What fits the person, once they have said something of themselves; the last of the page. */
export const FittingNotices = observer(function FittingNotices(props: FittingNoticesProps) {
  const { weighing, now } = props;
  const { person } = useServices().stores;
  const isAttached = useIsAttached();
  if (!isAttached || !person.isKnown) return null;
  const { weighed, tally, fitting } = weighing;
  const { state } = weighed;
  if (state.kind === 'failed')
    return (
      <Fitting>
        <FailedState
          title="공고와 맞춰 보지 못했어요"
          reason={<ErrorWords error={state.error} />}
          picture={<NoticePicture kind="failed" />}
          onRetry={() => void weighed.load()}
        />
      </Fitting>
    );
  if (tally === null || fitting === null)
    return (
      <Fitting>
        <Waiting label={`${TITLE} 불러오는 중`}>
          <NoticeRowSkeleton />
          <NoticeRowSkeleton />
        </Waiting>
      </Fitting>
    );
  // The strip says that nothing fits, and what to fill in.
  if (fitting.length === 0) return null;
  return (
    <Fitting count={tally.fits}>
      <NoticeRows notices={fitting} now={now} />
    </Fitting>
  );
});

function Fitting({ count, children }: { readonly count?: number; readonly children: ReactNode }) {
  return (
    <Section kind="column" title={TITLE} {...(count !== undefined && { count })} more={FITTING}>
      {children}
    </Section>
  );
}
