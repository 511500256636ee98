import { observer } from 'mobx-react-lite';
import { AD_SLOT, type Inventory } from '#core';
import { PATH } from '../../../ground/paths';
import { FailedState } from '../../../components/state/FailedState';
import { ErrorWords } from '../../../widgets/server-html/ErrorWords';
import { Ad } from '../../../widgets/ad/Ad';
import type { HomeRows, RowAnswer } from '../home-rows';
import { HomeNotices, type ClosingAnswer } from './HomeNotices';
import { HouseRow } from './HouseRow';

const NEWEST = `${PATH.map}?sort=newest`;

interface HomeHousesProps {
  readonly rows: HomeRows;
  readonly notices: ClosingAnswer;
  readonly ads: ReadonlyMap<string, Inventory>;
  /** The person has looked at a place before: the first row is of houses near it. */
  readonly hasLastView: boolean;
}

/** The rows of houses, and between them notices and advertisements. Where all fail, that is said once. */
export const HomeHouses = observer(function HomeHouses(props: HomeHousesProps) {
  const { rows, notices, ads, hasLastView } = props;
  const { failure } = rows;
  if (failure !== null) {
    return (
      <>
        <FailedState
          title="집 목록을 불러오지 못했어요"
          reason={<ErrorWords error={failure.error} />}
          onRetry={() => {
            rows.start();
            notices.start();
          }}
        />
        {notices.state.kind !== 'failed' && <HomeNotices store={notices} />}
      </>
    );
  }
  const top = ads.get(AD_SLOT.WEB_HOME_MAIN_TOP);
  return (
    <>
      <Ad ad={top} isFirst />
      <HouseRow
        title={hasLastView ? `마지막에 보던 ${nameOf(rows.near)} 근처` : '신림역 근처'}
        store={rows.near}
        isFirst
        more={{ name: '지도 열기', to: PATH.map }}
        empty={{
          title: '근처에 나온 집이 없어요',
          hint: '지도를 옮겨 다른 동네를 둘러보세요.',
          way: { name: '지도에서 찾기', to: PATH.map },
        }}
      />
      <HomeNotices store={notices} />
      <Ad ad={ads.get(AD_SLOT.WEB_HOME_MAIN_MIDDLE)} isFirst={(top?.IMAGE_URL ?? null) === null} />
      <HouseRow
        title="오늘 올라온 집"
        store={rows.today}
        more={{ name: '최신순 보기', to: NEWEST }}
        empty={{
          title: '오늘은 아직 올라온 집이 없어요',
          hint: '어제까지 올라온 집은 최신순으로 볼 수 있어요.',
          way: { name: '최신순으로 보기', to: NEWEST },
        }}
      />
      <HouseRow
        title="가격이 내려간 집"
        store={rows.dropped}
        showsDrops
        empty={{
          title: '최근 가격이 내려간 집이 없어요',
          hint: '근처에서 30일 안에 내려간 집을 보여 드려요.',
          way: { name: '지도에서 찾기', to: PATH.map },
        }}
      />
    </>
  );
});

/** What the place that was looked at last is called: by its nearest house, once that is known. */
function nameOf({ state }: RowAnswer): string {
  const house = state.kind === 'ready' ? state.value[0] : undefined;
  return house === undefined ? '곳' : (house.station?.name ?? house.address.dong);
}
