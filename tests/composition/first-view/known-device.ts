import { ITEM_TYPE, STORAGE_KEY, storedRecentHouses, storedZzimHouses } from '#core';

/** What a device keeps of someone who has been here: houses, a session, a theme, a unit, a place. */
export function fillDevice(): void {
  const house = { TARGET_CD: ITEM_TYPE.HOUSE, DATE: 1000 } as const;
  const ids = ['1', '2', '3'];
  const kept = {
    [STORAGE_KEY.ZZIM_HOUSES]: storedZzimHouses(
      ids.map((id) => ({
        ...house,
        TARGET_ID: id,
        KEPT: { status: 'OPEN', dealType: 'MONTH_RENT', deposit: 1, monthly: 2, maintenance: 3 },
      })),
    ),
    [STORAGE_KEY.RECENT_VIEWED_HOUSES]: storedRecentHouses(
      ids.map((id) => ({ ...house, TARGET_ID: id, DONGLI_NM: '신림동' })),
    ),
    [STORAGE_KEY.USER_DATA]: JSON.stringify({ ID: 1, NICK_NM: '한칸이' }),
    [STORAGE_KEY.ACCESS_TOKEN]: 'access',
    [STORAGE_KEY.REFRESH_TOKEN]: 'refresh',
    [STORAGE_KEY.THEME]: 'dark',
    [STORAGE_KEY.AREA_UNIT]: 'PYEONG',
    [STORAGE_KEY.LAST_VIEW]: '[35.1577,129.0592,5]',
    [STORAGE_KEY.RECENT_PLACES]: JSON.stringify([
      { name: '부산역', lat: 35.1, lng: 129.0, level: 4 },
    ]),
    // Its typeface too: jsdom has no canvas to look for one with.
    TYPEFACE_KEPT: '1',
  };
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  sessionStorage.setItem(STORAGE_KEY.COMPARED, 'h1,d2');
}
