import type { PopupViews } from '../stores/popups/popup-kind';
import type { AppPopups } from '../stores/popups/app-popups';

/** How each popup is loaded. */
export const popupViews: PopupViews<AppPopups> = {
  address: async () => (await import('./address/AddressPopup')).AddressPopup,
  alert: async () => (await import('./alert/AlertPopup')).AlertPopup,
  calendar: async () => (await import('./calendar/CalendarPopup')).CalendarPopup,
  collect: async () => (await import('./collect/CollectPopup')).CollectPopup,
  'collection-settings': async () =>
    (await import('./collection-settings/CollectionSettingsPopup')).CollectionSettingsPopup,
  confirm: async () => (await import('./confirm/ConfirmPopup')).ConfirmPopup,
  custom: async () => (await import('./custom/CustomPopup')).CustomPopup,
  'deal-contact': async () => (await import('./deal-contact/DealContactPopup')).DealContactPopup,
  'deal-write': async () => (await import('./deal-write/DealWritePopup')).DealWritePopup,
  'mate-filter': async () => (await import('./mate-filter/MateFilterPopup')).MateFilterPopup,
  'direct-filter': async () =>
    (await import('./direct-filter/DirectFilterPopup')).DirectFilterPopup,
  filter: async () => (await import('./filter/FilterPopup')).FilterPopup,
  install: async () => (await import('./install/InstallPopup')).InstallPopup,
  'install-sms': async () => (await import('./install-sms/InstallSmsPopup')).InstallSmsPopup,
  link: async () => (await import('./link/LinkPopup')).LinkPopup,
  login: async () => (await import('./login/LoginPopup')).LoginPopup,
  map: async () => (await import('./map/MapPopup')).MapPopup,
  'my-conditions': async () =>
    (await import('./my-conditions/MyConditionsPopup')).MyConditionsPopup,
  notice: async () => (await import('./notice/NoticePopup')).NoticePopup,
  'notice-alarm': async () => (await import('./notice-alarm/NoticeAlarmPopup')).NoticeAlarmPopup,
  'notice-filter': async () =>
    (await import('./notice-filter/NoticeFilterPopup')).NoticeFilterPopup,
  photos: async () => (await import('./photos/PhotosPopup')).PhotosPopup,
  picture: async () => (await import('./picture/PicturePopup')).PicturePopup,
  'place-search': async () => (await import('./place-search/PlaceSearchPopup')).PlaceSearchPopup,
  // What it asks before it is sent comes along: the network may be gone by then.
  report: async () => {
    const [{ ReportPopup }] = await Promise.all([
      import('./report/ReportPopup'),
      import('./confirm/ConfirmPopup'),
    ]);
    return ReportPopup;
  },
  share: async () => (await import('./share/SharePopup')).SharePopup,
  visit: async () => (await import('./visit/VisitPopup')).VisitPopup,
  welcome: async () => (await import('./welcome/WelcomePopup')).WelcomePopup,
};
