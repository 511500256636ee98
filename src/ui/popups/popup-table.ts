import type { PopupTable } from '../stores/popups/popup-kind';
import { ALL_CONDITIONS } from '../stores/popups/props/my-conditions-props';
import { WANTED } from '../stores/popups/props/install-sms-props';
import { ORDINARY_LOGIN } from '../stores/popups/props/login-props';
import type { AppPopups } from '../stores/popups/app-popups';
import { KEPT_REPORT } from '../stores/popups/props/report-props';

/** What each popup answers when nobody answers, and what it shows without its caller. */
export const popupTable: PopupTable<AppPopups> = {
  address: { cancelled: undefined, alone: null },
  alert: { cancelled: undefined, alone: null },
  calendar: { cancelled: undefined, alone: null },
  collect: { cancelled: undefined, alone: null },
  'collection-settings': { cancelled: 'closed', alone: null },
  confirm: { cancelled: false, alone: null },
  custom: { cancelled: 'closed', alone: null },
  'deal-contact': { cancelled: false, alone: null },
  'deal-write': { cancelled: undefined, alone: undefined },
  'mate-filter': { cancelled: null, alone: null },
  'direct-filter': { cancelled: null, alone: null },
  filter: { cancelled: null, alone: null },
  install: { cancelled: undefined, alone: null },
  'install-sms': { cancelled: undefined, alone: WANTED },
  link: { cancelled: null, alone: null },
  login: { cancelled: null, alone: ORDINARY_LOGIN },
  map: { cancelled: undefined, alone: null },
  'my-conditions': { cancelled: false, alone: ALL_CONDITIONS },
  notice: { cancelled: 'closed', alone: null },
  'notice-alarm': { cancelled: undefined, alone: null },
  'notice-filter': { cancelled: null, alone: null },
  photos: { cancelled: undefined, alone: null },
  picture: { cancelled: null, alone: null },
  'place-search': { cancelled: null, alone: null },
  report: { cancelled: undefined, alone: KEPT_REPORT },
  share: { cancelled: undefined, alone: null },
  visit: { cancelled: null, alone: null },
  welcome: { cancelled: undefined, alone: null },
};
