/** How a calendar is sent. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** The same for readers of the API's documentation. */
export const CALENDAR_ANSWER = {
  description: 'iCalendar (RFC 5545) in Asia/Seoul',
  types: ['text/calendar'],
};
