import type {
  DirectFilter,
  HouseFilter,
  Inventory,
  MateFilter,
  NoticeFilter,
  Place,
  Shared,
} from '#core';
import type { AddressProps } from './props/address-props';
import type { AlertProps } from './props/alert-props';
import type { CollectProps } from './props/collect-props';
import type {
  CollectionSettingsAnswer,
  CollectionSettingsProps,
} from './props/collection-settings-props';
import type { ConfirmProps } from './props/confirm-props';
import type { DealContactProps } from './props/deal-contact-props';
import type { DirectFilterProps } from './props/direct-filter-props';
import type { MateFilterProps } from './props/mate-filter-props';
import type { FilterProps } from './props/filter-props';
import type { InstallSmsProps } from './props/install-sms-props';
import type { LinkAnswer, LinkProps } from './props/link-props';
import type { LoginAnswer, LoginProps } from './props/login-props';
import type { MapProps } from './props/map-props';
import type { MyConditionsProps } from './props/my-conditions-props';
import type { NoticeAlarmProps } from './props/notice-alarm-props';
import type { NoticeAnswer } from './props/notice-answer';
import type { NoticeFilterProps } from './props/notice-filter-props';
import type { PhotosProps } from './props/photos-props';
import type { PictureAnswer, PictureProps } from './props/picture-props';
import type { PlaceSearchProps } from './props/place-search-props';
import type { ReportProps } from './props/report-props';
import type { VisitAnswer, VisitProps } from './props/visit-props';

/** Every popup by the name it has in the address: what it is asked with, and what it answers. */
export interface AppPopups {
  readonly address: { readonly props: AddressProps; readonly answer: undefined };
  readonly alert: { readonly props: AlertProps; readonly answer: undefined };
  readonly calendar: { readonly props: undefined; readonly answer: undefined };
  readonly collect: { readonly props: CollectProps; readonly answer: undefined };
  readonly 'collection-settings': {
    readonly props: CollectionSettingsProps;
    readonly answer: CollectionSettingsAnswer;
  };
  readonly confirm: { readonly props: ConfirmProps; readonly answer: boolean };
  readonly custom: { readonly props: Inventory; readonly answer: NoticeAnswer };
  /** True to go on after a warning. */
  readonly 'deal-contact': { readonly props: DealContactProps; readonly answer: boolean };
  readonly 'deal-write': { readonly props: undefined; readonly answer: undefined };
  readonly 'mate-filter': {
    readonly props: MateFilterProps;
    readonly answer: MateFilter | null;
  };
  readonly 'direct-filter': {
    readonly props: DirectFilterProps;
    readonly answer: DirectFilter | null;
  };
  readonly filter: { readonly props: FilterProps; readonly answer: HouseFilter | null };
  readonly install: { readonly props: undefined; readonly answer: undefined };
  readonly 'install-sms': { readonly props: InstallSmsProps; readonly answer: undefined };
  readonly link: { readonly props: LinkProps; readonly answer: LinkAnswer };
  readonly login: { readonly props: LoginProps; readonly answer: LoginAnswer };
  readonly map: { readonly props: MapProps; readonly answer: undefined };
  /** True where something was saved. */
  readonly 'my-conditions': { readonly props: MyConditionsProps; readonly answer: boolean };
  readonly notice: { readonly props: Inventory; readonly answer: NoticeAnswer };
  readonly 'notice-alarm': { readonly props: NoticeAlarmProps; readonly answer: undefined };
  readonly 'notice-filter': {
    readonly props: NoticeFilterProps;
    readonly answer: NoticeFilter | null;
  };
  readonly photos: { readonly props: PhotosProps; readonly answer: undefined };
  readonly picture: { readonly props: PictureProps; readonly answer: PictureAnswer };
  readonly 'place-search': { readonly props: PlaceSearchProps; readonly answer: Place | null };
  readonly report: { readonly props: ReportProps; readonly answer: undefined };
  readonly share: { readonly props: Shared; readonly answer: undefined };
  readonly visit: { readonly props: VisitProps; readonly answer: VisitAnswer };
  readonly welcome: { readonly props: undefined; readonly answer: undefined };
}
