import { DEAL_KIND } from '#core';
import type { AppDeps } from '../ports/app-deps';
import type { DealRecord, DealSummaryRecord } from '../ports/deals/deals';
import { presentDirect, presentDirectSummary } from './present-direct';
import { presentMate, presentMateSummary } from './present-mate';

type Presenters = Pick<AppDeps, 'presentPhoto' | 'presentFace' | 'usualPrices' | 'clock'>;

/** A card of a deal of either kind. */
export const presentDealSummary = (presenters: Presenters, deal: DealSummaryRecord) =>
  deal.dealType === DEAL_KIND.mate
    ? presentMateSummary(presenters, deal)
    : presentDirectSummary(presenters, deal);

/** A deal of either kind, whole. */
export const presentDeal = async (presenters: Presenters, deal: DealRecord) =>
  deal.dealType === DEAL_KIND.mate
    ? presentMate(presenters, deal)
    : presentDirect(presenters, deal);
