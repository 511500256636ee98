import { EMPTY_DIRECT_FILTER, EMPTY_MATE_FILTER, EMPTY_FILTER, EMPTY_NOTICE_FILTER } from '#core';
import type { AppPopups } from '../../../src/ui/stores/popups/app-popups';
import { noticeOf, textNotice } from './notices';

type Samples = {
  readonly [Name in keyof AppPopups]: {
    readonly props: AppPopups[Name]['props'];
    /** What Esc answers where it is not what Back answers. */
    readonly onEscape?: AppPopups[Name]['answer'];
    /** It may be opened by the address alone, and leaves where nothing was kept for it. */
    readonly wantsKept?: true;
    /** A visitor is asked to log in first. */
    readonly forMembers?: true;
  };
};

const SILLIM = { lat: 37.48425, lng: 126.92971 };

/** What each popup is asked with in the laws that hold for all of them: a new kind is a line here. */
export const POPUP_SAMPLES: Samples = {
  address: {
    props: { title: '원룸', address: '서울 관악구 신림동', at: SILLIM, isApproximate: true },
  },
  alert: { props: { message: '삭제된 게시물입니다.' } },
  calendar: { props: undefined },
  collect: { props: { item: { kind: 'house', id: '1' }, title: '월세 500/45 원룸' } },
  'collection-settings': {
    props: {
      collection: {
        id: '1',
        name: '신림 방',
        role: 'owner',
        owner: '하늘',
        items: [],
        members: [{ id: '1', nickname: '하늘', isOwner: true, isMe: true }],
        memberCount: 1,
        mayAdd: true,
        mayVote: true,
        link: null,
        hold: null,
      },
    },
  },
  confirm: { props: { message: '제출하시겠습니까?' } },
  custom: { props: textNotice('1') },
  'deal-contact': {
    props: {
      kind: 'number',
      way: 'TEL',
      tel: '010-0000-0001',
      nickname: '봉천동고양이',
      isCounted: true,
    },
  },
  'deal-write': { props: undefined },
  'mate-filter': { props: { filter: EMPTY_MATE_FILTER, bounds: null, section: 'habit' } },
  'direct-filter': { props: { filter: EMPTY_DIRECT_FILTER, bounds: null, section: null } },
  filter: {
    props: {
      bounds: { swLat: 37, swLng: 126, neLat: 38, neLng: 127 },
      filter: EMPTY_FILTER,
      section: null,
    },
  },
  install: { props: undefined },
  'install-sms': { props: { isOffered: true } },
  link: { props: { href: 'https://example.org' } },
  login: { props: { isForced: false, canClose: true }, onEscape: 'closed' },
  map: {
    props: {
      at: SILLIM,
      isApproximate: true,
      mark: null,
      title: '월세 1,000/50 원룸',
      address: '서울 관악구 신림동',
      mode: 'map',
    },
  },
  'my-conditions': { props: { field: null } },
  notice: { props: noticeOf('1') },
  'notice-alarm': {
    props: { id: '1', title: '관악 청년 매입임대', until: '2026-11-25T17:00+09:00' },
  },
  'notice-filter': { props: { filter: EMPTY_NOTICE_FILTER, onlyFitting: false, section: null } },
  photos: {
    props: {
      photos: [{ small: '/a.jpg', medium: '/a.jpg', large: '/a.jpg' }],
      subject: '원룸',
      index: 0,
      onShow: () => undefined,
    },
  },
  picture: { props: { preview: '/a.jpg', alt: '창가', at: 0, count: 2 } },
  'place-search': { props: { query: '' } },
  report: {
    props: { target: null, title: '', authorId: null },
    wantsKept: true,
    forMembers: true,
  },
  share: {
    props: { title: '한칸', text: '', url: 'http://localhost/map', imageUrl: null },
  },
  visit: {
    props: {
      subject: '하늘색우산님 · 월세 500/45',
      standing: null,
      chosen: null,
      isFirst: true,
    },
  },
  welcome: { props: undefined },
};
