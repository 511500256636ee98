import { observer } from 'mobx-react-lite';
import { personFit, seoulDay } from '#core';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { useServices } from '../../../ground/services';
import { NoticeRow } from '../../notice-row/NoticeRow';
import type { ThingProps } from './thing';

/** A notice in a collection, and whether it fits who looks. */
export const NoticeThing = observer(function NoticeThing({ thing, now }: ThingProps<'notice'>) {
  const { person } = useServices().stores.person;
  const isAttached = useIsAttached();
  const { notice } = thing;
  const fit = isAttached ? personFit(person, notice, seoulDay(now)) : null;
  return <NoticeRow notice={notice} fit={fit} now={now} />;
});
