/** What a shell injects before the page's first script: src/adapters/native. */
interface Shells {
  readonly HankanAndroid?: object;
  readonly webkit?: { readonly messageHandlers?: { readonly hankan?: object } };
}

const SEOUL_MS = 9 * 3_600_000;

/** What stands under a key; null where there is nothing, or storage is forbidden. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const seoulDay = (): string =>
  new Date(Date.now() + SEOUL_MS).toISOString().slice(0, 10).replaceAll('-', '');

/** Close to deviceOf of the core; an iPad calls itself a Mac. */
const isPhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /Android|iP/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);

/** Whether the bar that leads to the app has no place here today (spec/readings R15). */
const isInstallOff = ({ HankanAndroid, webkit }: Shells): boolean =>
  !isPhone(navigator) ||
  !!HankanAndroid ||
  !!webkit?.messageHandlers?.hankan ||
  stored('APP_INSTALL_HIDE') !== null ||
  stored('APP_INSTALL_HIDDEN_ON') === seoulDay();

/** Whether the list that /zzim opens at, or that its address names, has anything. */
function hasListed(): boolean {
  const params = new URLSearchParams(location.search);
  const tab = params.get('tab') ?? stored('ZZIM_TAB');
  const isToRead = params.get('sub') === 'zzim-bookmark' && tab !== 'contact';
  const of = params.get('of') ?? '';
  const isWritten = isToRead && /^(post|content)$/.test(of);
  const keys =
    tab === 'recent'
      ? ['RECENT_VIEWED_HOUSES', 'RECENT_VIEWED_HOUSES_V1.0.0', 'RECENT_VIEWED_COMMUNITY_V1.0.0']
      : [tab === 'contact' ? 'RECENT_CONTACT_HOUSE_V1.0.0' : 'ZZIM_HOUSES'];
  const kept = isWritten ? 'ZZIM_COMMUNITY' : 'ZZIM_NOTICES';
  const list = (isToRead && tab !== 'recent' ? [kept] : keys).map(stored).join('');
  // The code of a notice or a house, and what an older form called it; what a post or an article is called.
  if (isWritten) return list.includes(`"${of.toUpperCase()}"`);
  return (isToRead ? /"(OPITG10002|RENTAL_HOUSE)"/ : /"(OPITG10001|HOUSE)"/).test(list);
}

/** Whether an article was read halfway: that of the address, or in the magazine any. */
function isHalfRead(): boolean {
  const [, area, id] = location.pathname.split('/');
  const places = `${stored('READING_PLACES')}`;
  if (area === 'feed') return id === undefined && places.includes('"TARGET_ID":');
  return area === 'contents' && places.includes(`"TARGET_ID":"${id}"`);
}

/**
 * Sets what only this device knows as `data-…` of <html>: style sheets draw the server's page by it
 * until the app is attached and knows it by itself.
 */
export function setMarks({ dataset: marks }: HTMLElement): void {
  const theme = stored('THEME');
  if (theme === 'dark' || theme === 'light') marks['theme'] = theme;
  if (isInstallOff(window as Shells)) marks['install'] = 'off';
  if (hasListed()) marks['zzim'] = 'some';
  if (isHalfRead()) marks['reading'] = 'half';
  if (stored('MY_CONDITIONS') !== null) marks['person'] = 'some';
  if (stored('USER_DATA')?.includes('"ID":')) marks['member'] = 'on';
}
