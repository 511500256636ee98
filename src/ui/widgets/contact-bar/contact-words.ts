import type { ContactMethod } from '#core';
import type { IconName } from '../../components/icon/Icon';

/** How each way to reach somebody is called and drawn. */
export const CONTACT_NAME: Readonly<Record<ContactMethod, string>> = {
  TEL: '전화',
  SMS: '문자',
  CHAT: '채팅',
};
export const CONTACT_ICON: Readonly<Record<ContactMethod, IconName>> = {
  TEL: 'phone',
  SMS: 'mail',
  CHAT: 'chat',
};

type NumberMethod = Exclude<ContactMethod, 'CHAT'>;

/** `전화해`, `문자를 보내`: what is done by a number, before 주세요. */
export const contactAsked = (method: NumberMethod): string =>
  method === 'TEL' ? '전화해' : '문자를 보내';

/** Where a press on a number leads on a device that calls and writes by itself. */
export const numberLink = (method: NumberMethod, number: string): string =>
  `${method === 'TEL' ? 'tel' : 'sms'}:${number.replaceAll('-', '')}`;
