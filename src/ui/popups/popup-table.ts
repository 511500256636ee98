import type { PopupTable } from '../stores/popups/popup-kind';
import { ALL_CONDITIONS } from '../stores/popups/props/my-conditions-props';
import { WANTED } from '../stores/popups/props/install-sms-props';
import { ORDINARY_LOGIN } from '../stores/popups/props/login-props';
import type { AppPopups } from '../stores/popups/app-popups';
import { KEPT_REPORT } from '../stores/popups/props/report-props';

/** How each popup is loaded, and what it answers when nobody answers. A new popup is one line. */
export const popupTable: PopupTable<AppPopups> = {
  address: {
    load: async () => (await import('./address/AddressPopup')).AddressPopup,
    cancelled: undefined,
    alone: null,
  },
  alert: {
    load: async () => (await import('./alert/AlertPopup')).AlertPopup,
    cancelled: undefined,
    alone: null,
  },
  calendar: {
    load: async () => (await import('./calendar/CalendarPopup')).CalendarPopup,
    cancelled: undefined,
    alone: null,
  },
  compare: {
    load: async () => (await import('./compare/ComparePopup')).ComparePopup,
    cancelled: undefined,
    alone: undefined,
  },
  confirm: {
    load: async () => (await import('./confirm/ConfirmPopup')).ConfirmPopup,
    cancelled: false,
    alone: null,
  },
  custom: {
    load: async () => (await import('./custom/CustomPopup')).CustomPopup,
    cancelled: 'closed',
    alone: null,
  },
  filter: {
    load: async () => (await import('./filter/FilterPopup')).FilterPopup,
    cancelled: null,
    alone: null,
  },
  install: {
    load: async () => (await import('./install/InstallPopup')).InstallPopup,
    cancelled: undefined,
    alone: null,
  },
  'install-sms': {
    load: async () => (await import('./install-sms/InstallSmsPopup')).InstallSmsPopup,
    cancelled: undefined,
    alone: WANTED,
  },
  login: {
    load: async () => (await import('./login/LoginPopup')).LoginPopup,
    cancelled: null,
    alone: ORDINARY_LOGIN,
  },
  map: {
    load: async () => (await import('./map/MapPopup')).MapPopup,
    cancelled: undefined,
    alone: null,
  },
  'my-conditions': {
    load: async () => (await import('./my-conditions/MyConditionsPopup')).MyConditionsPopup,
    cancelled: false,
    alone: ALL_CONDITIONS,
  },
  notice: {
    load: async () => (await import('./notice/NoticePopup')).NoticePopup,
    cancelled: 'closed',
    alone: null,
  },
  'notice-alarm': {
    load: async () => (await import('./notice-alarm/NoticeAlarmPopup')).NoticeAlarmPopup,
    cancelled: undefined,
    alone: null,
  },
  'notice-filter': {
    load: async () => (await import('./notice-filter/NoticeFilterPopup')).NoticeFilterPopup,
    cancelled: null,
    alone: null,
  },
  photos: {
    load: async () => (await import('./photos/PhotosPopup')).PhotosPopup,
    cancelled: undefined,
    alone: null,
  },
  'place-search': {
    load: async () => (await import('./place-search/PlaceSearchPopup')).PlaceSearchPopup,
    cancelled: null,
    alone: null,
  },
  report: {
    load: async () => (await import('./report/ReportPopup')).ReportPopup,
    cancelled: undefined,
    alone: KEPT_REPORT,
  },
  share: {
    load: async () => (await import('./share/SharePopup')).SharePopup,
    cancelled: undefined,
    alone: null,
  },
  welcome: {
    load: async () => (await import('./welcome/WelcomePopup')).WelcomePopup,
    cancelled: undefined,
    alone: null,
  },
};
