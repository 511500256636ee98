/** Names under which this device keeps things (spec/rules §9, spec/readings R4, R24). */
export const STORAGE_KEY = {
  MAP_SERVICE: 'MAP_SERVICE_V1',
  RECENT_VIEWED_HOUSES: 'RECENT_VIEWED_HOUSES',
  /** The older form; read once, converted, removed. */
  RECENT_VIEWED_HOUSES_V1: 'RECENT_VIEWED_HOUSES_V1.0.0',
  RECENT_VIEWED_COMMUNITY: 'RECENT_VIEWED_COMMUNITY_V1.0.0',
  RECENT_CONTACT_HOUSE: 'RECENT_CONTACT_HOUSE_V1.0.0',
  USER_DATA: 'USER_DATA',
  ACCESS_TOKEN: 'ACCESS_TOKEN',
  REFRESH_TOKEN: 'REFRESH_TOKEN',
  POST_LOGIN_REDIRECT_URI: 'POST_LOGIN_REDIRECT_URI',
  URLS_TO_GO: 'URLS_TO_GO',
  APP_INSTALL_HIDE: 'APP_INSTALL_HIDE',
  /** A day: the install prompt stays away on it (spec/readings R15). */
  APP_INSTALL_HIDDEN_ON: 'APP_INSTALL_HIDDEN_ON',
  /** `{date, count}` of SMS install links (spec/readings R16). */
  SMS_QUOTA: 'SMS_QUOTA',
  /** With the notice's ID behind it. A day: the notice is hidden until then (spec/readings R2). */
  NOTICE_HIDE_UNTIL: 'NOTICE_HIDE_UNTIL',
  /**
   * Kept a tab, with the notice's ID behind it: closed for this browser session (spec/readings R2).
   */
  NOTICE_CLOSED: 'NOTICE_CLOSED',
  /** Kept a tab, with the slot's name behind it: whose turn it is among its advertisements. */
  AD_TURN: 'AD_TURN',
  /** Where the map was last (spec/readings R25). */
  LAST_VIEW: 'LAST_VIEW',
  /** Places that were searched for, newest first. */
  RECENT_PLACES: 'RECENT_PLACES',
  /** What was searched for of every kind, newest first. */
  RECENT_SEARCHES: 'RECENT_SEARCHES',
  /** Filters that were applied, newest first. */
  RECENT_FILTERS: 'RECENT_FILTERS',
  /** Houses that a visitor keeps (찜), newest first. */
  ZZIM_HOUSES: 'ZZIM_HOUSES',
  /** Rooms without a middleman, and mates, that a person keeps (찜), newest first. */
  ZZIM_DEALS: 'ZZIM_DEALS',
  /** With the list's name behind it: that of a member, joined (spec/readings R49). */
  MEMBER_LIST: 'MEMBER_LIST',
  /** The hybrid clock of these. */
  MEMBER_LIST_CLOCK: 'MEMBER_LIST_CLOCK',
  /** Hearts on deals that an earlier form kept to be sent; taken over once, removed. */
  UNSENT_ZZIMS: 'UNSENT_ZZIMS',
  /** The hybrid clock of this device (spec/readings R51). */
  DEVICE_CLOCK: 'DEVICE_CLOCK',
  /** Whose checklists on this device the server lacks something of, and how many of each (spec/readings R51). */
  UNSENT_CHECKLISTS: 'UNSENT_CHECKLISTS',
  /** A member has left, of whom checklists may still be on this device. */
  CHECKLISTS_LEFT: 'CHECKLISTS_LEFT',
  /** What kept things were when they were last opened, joined (spec/readings R50). */
  ZZIM_SEEN: 'ZZIM_SEEN',
  /** Notices that a visitor keeps (zzim-bookmark), newest first. */
  ZZIM_NOTICES: 'ZZIM_NOTICES',
  /** Posts and contents that a visitor keeps (zzim-bookmark), newest first. */
  ZZIM_COMMUNITY: 'ZZIM_COMMUNITY',
  /** How far articles were read, newest first. */
  READING_PLACES: 'READING_PLACES',
  /** What a person says of themselves, for what notices ask (spec/readings R33). */
  MY_CONDITIONS: 'MY_CONDITIONS',
  /** Whose account keeps these conditions, too, or is not asked for any (spec/readings R33). */
  MY_CONDITIONS_ACCOUNT: 'MY_CONDITIONS_ACCOUNT',
  /** What the areas of these conditions are called, by their codes. */
  AREA_NAMES: 'AREA_NAMES',
  /** Alarms of notices that a visitor set. */
  NOTICE_ALARMS: 'NOTICE_ALARMS',
  /** Whose pushes come to this device: nobody else's may (spec/readings R32b). */
  PUSH_MEMBER: 'PUSH_MEMBER',
  /** Counts up whenever a member's alarms are changed here: other tabs ask for them again. */
  MEMBER_ALARMS_CHANGED: 'MEMBER_ALARMS_CHANGED',
  /** Counts up whenever what people write is another for its readers: other tabs ask for it again. */
  COMMUNITY_CHANGED: 'COMMUNITY_CHANGED',
  /** Documents of notices that are ready, by the notice. */
  NOTICE_DOCUMENTS: 'NOTICE_DOCUMENTS',
  /** The list that /zzim opens at; a logout writes it, the next login removes it. */
  ZZIM_TAB: 'ZZIM_TAB',
  /** Kept a tab: the houses and direct deals to compare, by their codes. */
  COMPARED: 'COMPARED',
  THEME: 'THEME',
  /** ㎡ or 평 first (spec/facts F8). */
  AREA_UNIT: 'AREA_UNIT',
  /** Kept a tab: the history stack (spec/rules §4). */
  HISTORY_STACK: 'HISTORY_STACK',
  /** With a member's id behind it: messages that their rooms do not have yet (spec/readings R45). */
  CHAT_OUTBOX: 'CHAT_OUTBOX',
  /** With its name behind it: a write that the server has not answered yet (spec/readings R52). */
  OUTBOX_WRITE: 'OUTBOX_WRITE',
  /** Which tab sends just now, where a browser lets tabs agree on it in no other way. */
  OUTBOX_TURN: 'OUTBOX_TURN',
  /** Kept a tab, with the form's name behind it: what was typed (spec/readings R14). */
  DRAFT: 'DRAFT',
  /** Of the device, and of a tab: whose what was typed there is. */
  TYPED_BY: 'TYPED_BY',
  /** The same: counts up whenever all of it is gone. */
  TYPED_ERA: 'TYPED_ERA',
  /** Kept a tab: the certification that was begun here, for the page that it comes back to. */
  CERTIFICATION: 'CERTIFICATION',
} as const;
