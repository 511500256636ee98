import type { NewInventory } from '../db/content/inventory-writer';

// oxfmt-ignore
/** What an operator would place in the slots (spec/readings R27); our own, and marked 예시. */
export const INVENTORIES: readonly NewInventory[] = [
  {
    target: 'web_home_main_top',
    image: null,
    link: '/map?type=HOUTP00004',
    title: '[예시] 청년주택, 조건부터 확인해 보세요',
    content: '<p>나이와 소득만 알면 내가 살 수 있는 청년주택을 지도에서 바로 볼 수 있어요.</p>',
    extra: null,
  },
  {
    target: 'web_home_main_top',
    image: 'banner-moving.svg',
    link: '/map',
    title: '[예시] 이번 주에 들어갈 수 있는 방 모아 보기',
    content: '<p>지금 비어 있는 방을 지도에서 찾아보세요.</p>',
    extra: null,
  },
  {
    target: 'web_home_main_middle',
    image: 'banner-share.svg',
    link: '/map?type=HOUTP00003',
    title: '[예시] 같이 쓰는 주방, 혼자 쓰는 방',
    content: '<p>쉐어하우스의 넓은 거실을 구경해 보세요.</p>',
    extra: null,
  },
  {
    target: 'web_home_main_popup',
    image: 'banner-youth.svg',
    link: '/map?type=HOUTP00004',
    title: '[예시] 한칸에 오신 것을 환영해요',
    content:
      '<p>여기 있는 집과 중개사무소는 모두 <b>지어낸 예시</b>예요. 청년주택부터 둘러보시겠어요?</p>',
    extra: 7,
  },
  {
    target: 'web_zzim_house_top',
    image: null,
    link: '/map?sort=newest',
    title: '[예시] 찜한 집과 비슷한 새 집이 올라왔어요',
    content: '<p>최신순으로 모아 보세요.</p>',
    extra: null,
  },
  {
    target: 'web_map_list_middle',
    image: null,
    link: '/map?option=DEPOSIT_ZERO',
    title: '[예시] 보증금 없이 시작하기',
    content: '<p>보증금 없는 방만 골라서 볼 수 있어요.</p>',
    extra: null,
  },
  {
    target: 'web_youth_main_top',
    image: null,
    link: '/youth/notices',
    title: '[예시] 이번 달 청년 임대 공고',
    content: '<p>마감이 가까운 공고부터 확인하세요.</p>',
    extra: null,
  },
  {
    target: 'web_youth_main_middle',
    image: 'banner-study.svg',
    link: '/youth/guide',
    title: '[예시] 행복주택과 매입임대, 무엇이 다를까요?',
    content: '<p>공급 유형마다 누가, 얼마에, 얼마나 살 수 있는지 짧게 정리했어요.</p>',
    extra: null,
  },
  {
    target: 'POPUP',
    image: null,
    link: '/map',
    title: '[예시] 지금 보이는 매물은 예시입니다',
    content: '<p>방과 중개사무소, 전화번호는 모두 <b>지어낸 것</b>이에요. 마음껏 둘러보세요.</p>',
    extra: 7,
  },
  {
    target: 'POPUP',
    image: 'banner-study.svg',
    link: '/map?type=HOUTP00002',
    title: '[예시] 시험 기간, 한 달만 머무를 방',
    content: '<p>단기로 지낼 수 있는 고시원을 모았어요.</p>',
    extra: 1,
  },
];
