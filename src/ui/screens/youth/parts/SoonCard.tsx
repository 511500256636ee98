import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { personFit, seoulDay, type NoticeSummary } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { useServices } from '../../../ground/services';
import { NoticeCard } from '../../../widgets/notice-row/NoticeCard';

interface SoonCardProps {
  readonly notice: NoticeSummary;
  readonly now: number;
}

/** A card with its verdict and its bell; what the device knows comes once the page is attached. */
export const SoonCard = observer(function SoonCard({ notice, now }: SoonCardProps) {
  const { noticeAlarms, person, popups } = useServices().stores;
  const isAttached = useIsAttached();
  const ask = useCallback(
    ({ id, title, until }: NoticeSummary) => {
      if (until !== null) void popups.askOnce('notice-alarm', { id, title, until });
    },
    [popups],
  );
  return (
    <NoticeCard
      notice={notice}
      now={now}
      fit={isAttached ? personFit(person.person, notice, seoulDay(now)) : null}
      isAlarmOn={isAttached && noticeAlarms.find(notice.id) !== undefined}
      onAlarm={notice.until === null ? undefined : ask}
    />
  );
});
