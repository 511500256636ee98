import { ITEM_TYPE } from '#core';

/** 신림동 of 관악구, where the map begins (spec/readings R25). */
const SILLIM = '1162010200';

/**
 * A notification of each target (spec/readings R11), but for house, notice, post and deal: those have
 * to be found.
 */
export const NOTI_CLUSTERS = [
  { id: 'sample-deal-gone', targetCode: ITEM_TYPE.DEAL, link: 'sample-gone' },
  { id: 'sample-content', targetCode: ITEM_TYPE.COMMUNITY, link: 'contract-day' },
  { id: 'sample-post-gone', targetCode: ITEM_TYPE.COMMUNITY, link: 'sample-gone' },
  { id: 'sample-youth-dong', targetCode: ITEM_TYPE.YOUTH_DONGLI, link: SILLIM },
  { id: 'sample-mate-dong', targetCode: ITEM_TYPE.MATE_DONGLI, link: SILLIM },
  { id: 'sample-direct-dong', targetCode: ITEM_TYPE.DIRECT_DONGLI, link: SILLIM },
];

/** The notification of a house. */
export const HOUSE_CLUSTER = { id: 'sample-house', targetCode: ITEM_TYPE.HOUSE };

/** The notification of a notice, and where it led before there were any. */
export const NOTICE_CLUSTER = { id: 'sample-rental', targetCode: ITEM_TYPE.RENTAL };
export const NOTICE_LINK_BEFORE = 'sample-notice';

/** The notification of a post, and where it led before there were any. */
export const POST_CLUSTER = { id: 'sample-post', targetCode: ITEM_TYPE.COMMUNITY };
export const POST_LINK_BEFORE = 'sample-post';

/** The notification of a direct deal, and where it led before there were any. */
export const DEAL_CLUSTER = { id: 'sample-direct', targetCode: ITEM_TYPE.DEAL };
export const DEAL_LINK_BEFORE = 'sample-direct';

/** The notification of a mate. */
export const MATE_CLUSTER = { id: 'sample-mate', targetCode: ITEM_TYPE.DEAL };
