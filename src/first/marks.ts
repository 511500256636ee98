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

/** Whether the bar that leads to the app has no place here today (spec/readings R15). */
function isInstallOff({ HankanAndroid, webkit }: Shells): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // Close to deviceOf of the core; an iPad calls itself a Mac.
  const isPhone = /Android|iP/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  const today = new Date(Date.now() + SEOUL_MS).toJSON().replace(/-|T.*/g, '');
  return (
    !isPhone ||
    !!HankanAndroid ||
    !!webkit?.messageHandlers?.hankan ||
    stored('APP_INSTALL_HIDE') !== null ||
    stored('APP_INSTALL_HIDDEN_ON') === today
  );
}

/** Whether the list that /zzim opens at, or that its address names, has anything. */
function hasListed(): boolean {
  const params = new URLSearchParams(location.search);
  const tab = params.get('tab') ?? stored('ZZIM_TAB');
  const sub = params.get('sub');
  const isToRead = sub === 'zzim-bookmark' && tab !== 'contact';
  // Posts, articles and deals, as their codes call them in small letters.
  const named = (isToRead || !sub) && params.get('of');
  const keys =
    tab === 'recent'
      ? ['RECENT_VIEWED_HOUSES', 'RECENT_VIEWED_HOUSES_V1.0.0', 'RECENT_VIEWED_COMMUNITY_V1.0.0']
      : tab === 'contact'
        ? ['RECENT_CONTACT_HOUSE_V1.0.0']
        : ['ZZIM_HOUSES', 'ZZIM_DEALS', 'ZZIM_NOTICES', 'ZZIM_COMMUNITY'];
  const list = keys.map(stored).join();
  // The code of a notice or a house, and what an older form called it.
  const listed = isToRead ? ['OPITG10002', 'RENTAL_HOUSE'] : ['OPITG10001', 'HOUSE'];
  const codes = named ? [named.toUpperCase()] : listed;
  return codes.some((code) => list.includes(`"${code}"`));
}

/** Whether an article was read halfway: that of the address, or in the magazine any. */
function isHalfRead(): boolean {
  const [, id] = location.pathname.split(/^\/(?:feed$|contents\/)/);
  return id !== undefined && !!stored('READING_PLACES')?.includes(`"TARGET_ID":"${id && `${id}"`}`);
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
  if (stored('MY_CONDITIONS')) marks['person'] = 'some';
  if (stored('USER_DATA')?.includes('"ID":')) marks['member'] = 'on';
}
