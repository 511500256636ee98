import type { SamplePost } from './sample-post';

export const NOTICE_3: readonly SamplePost[] = [
  {
    who: 36,
    daysAgo: 1,
    time: '10:09',
    title: '청년월세 지원 올해 접수 끝난 거죠?',
    text: [
      '5월 말에 끝났다는 글을 봤는데 내년에 또 열리는지 아시는 분 있을까요. 저는 7월에 독립해서 못 넣었거든요.',
    ],
    likes: 4,
    views: 73,
    comments: [
      { who: 117, minutesLater: 8, text: '네 올해는 5월 29일까지였어요. 내년은 아직 모르겠어요' },
      {
        who: 108,
        minutesLater: 1262,
        text: '사는 시에서 따로 하는 월세 지원도 있어요. 시청 홈페이지에서 "청년 월세"로 찾아보세요',
        likes: 1,
        replies: [
          {
            who: 36,
            minutesLater: 32,
            text: '저희 시는 하반기 모집이 있었는데 그것도 지났네요.. 내년 달력에 적어둘게요',
            likes: 1,
          },
        ],
      },
      {
        who: 184,
        minutesLater: 1266,
        text: '저 받고 있는데 월 20만원씩 24번이라 진짜 큽니다. 내년에 열리면 꼭 하세요',
        likes: 1,
      },
    ],
  },
  {
    who: 243,
    daysAgo: 1,
    time: '01:07',
    title: '서울 말고 지방 행복주택도 경쟁률 높아요?',
    text: ['전주 쪽 생각 중입니다. 회사가 이전해서 내려가게 됐어요'],
    likes: 3,
    views: 85,
    comments: [
      {
        who: 148,
        minutesLater: 46,
        text: '지역마다 천차만별이에요 미달 나서 상시모집 하는 데도 있음',
        likes: 4,
      },
      {
        who: 113,
        minutesLater: 67,
        text: '전주 말고 옆 도시인데 저는 2대1이었어요',
        likes: 1,
        replies: [{ who: 243, minutesLater: 360, text: '2대1이면 해볼 만하네요!', likes: 2 }],
      },
      {
        who: 109,
        minutesLater: 364,
        text: '미달이면 소득 조건 완화해서 다시 뽑기도 하니까 잘 보세요',
        likes: 1,
      },
    ],
  },
  {
    who: 44,
    daysAgo: 3,
    time: '12:11',
    title: '자격 조건에 청약통장이 있는데 가입만 하면 되나요',
    text: [
      '행복주택이고 "입주 전까지 가입 사실 증명"이라고 써있어요. 금액이나 회차는 상관없는 거 맞죠?',
    ],
    likes: 15,
    views: 243,
    comments: [
      {
        who: 194,
        minutesLater: 159,
        text: '그렇게 써있으면 가입만 하면 되는 걸로 알아요 저도 당첨되고 만들었어요',
      },
      {
        who: 123,
        minutesLater: 420,
        text: '통장 만든 날 영수증 말고 가입확인서를 떼야 해요',
        likes: 4,
      },
      {
        who: 189,
        minutesLater: 742,
        text: '국민임대는 회차가 점수라서 다르고요',
        likes: 3,
        replies: [{ who: 44, minutesLater: 457, text: '유형마다 다 다르네요 ㅎㅎ 감사합니다' }],
      },
    ],
  },
  {
    who: 24,
    daysAgo: 2,
    time: '13:15',
    title: '부모님과 세대분리하면 소득도 분리되나요?',
    text: [
      '만 24세 취준생, 부모님이랑 같은 집에 사는데 주소만 옮기면 되냐는 질문입니다. 아는 형이 그렇게 했다고 해서요.',
    ],
    likes: 1,
    views: 116,
    comments: [
      { who: 51, minutesLater: 12, text: '안 사는 데로 주소만 옮기는 건 위장전입이에요 ㄴㄴ' },
      {
        who: 209,
        minutesLater: 66,
        text: '유형에 따라 아예 부모님 소득을 같이 보는 순위가 있고 본인만 보는 순위가 있어요. 매입임대 3순위가 본인만 보는 거라 굳이 분리 안 해도 돼요',
        likes: 1,
        replies: [
          {
            who: 24,
            minutesLater: 24,
            text: '아 그러면 3순위로 넣으면 되는 거네요. 모르고 이상한 짓 할 뻔',
            likes: 1,
          },
        ],
      },
      { who: 156, minutesLater: 120, text: '형한테도 알려주세요..', likes: 2 },
    ],
  },
  {
    who: 85,
    daysAgo: 4,
    time: '13:19',
    title: '보증금 전환할 때 올리는 게 이득일까요 내리는 게 이득일까요',
    text: [
      '기본 조건이 보증금 4,200에 월 17만이고, 전환 최대로 하면 보증금 6,700에 월 7만대래요.',
      '2,500을 더 넣으면 월 10만원 정도가 줄어드는 셈인데, 이 2,500을 대출받는 거랑 비교를 어떻게 하면 되나요?',
    ],
    picture: 'budget',
    pictureAlt: '계산기와 동전 옆에 펼친 가계부',
    likes: 9,
    views: 302,
    comments: [
      {
        who: 122,
        minutesLater: 237,
        text: '10만×12=120만 / 2500만 = 4.8%. 대출 금리가 그보다 낮으면 올리는 게 이득이에요',
        likes: 1,
        replies: [{ who: 85, minutesLater: 66, text: '오 그렇게 계산하는 거군요' }],
      },
      {
        who: 181,
        minutesLater: 245,
        text: '여윳돈이면 예금이랑 비교하시고요. 예금보다 훨씬 낫죠',
        likes: 3,
      },
      { who: 118, minutesLater: 257, text: '근데 목돈 묶이는 거 생각하면 비상금은 남겨두세요' },
      {
        who: 189,
        minutesLater: 267,
        text: '전환은 나중에도 바꿀 수 있는 데가 많아요. 일단 기본으로 들어가서 모이는 대로 올려도 됨',
        likes: 3,
        replies: [
          { who: 85, minutesLater: 63, text: '그게 제일 현실적이네요 감사합니다', likes: 1 },
        ],
      },
      { who: 86, minutesLater: 276, text: '이자율 계산 공식 저장합니다', likes: 2 },
    ],
  },
  {
    who: 91,
    daysAgo: 5,
    time: '21:01',
    title: '공고에 반려동물 금지라는 말이 없으면 키워도 되는 건가요',
    text: [
      '고양이 한 마리 있어요. 유의사항에 "타인에게 피해를 주는 동물"이라고만 있어요. 이건 된다는 뜻인지 안 된다는 뜻인지',
    ],
    likes: 8,
    views: 203,
    comments: [
      {
        who: 8,
        minutesLater: 47,
        text: '저 행복주택에서 고양이 둘 키워요. 관리사무소에 여쭤보니까 민원만 없으면 된다고',
        likes: 1,
      },
      {
        who: 191,
        minutesLater: 280,
        text: '단지 관리규약을 보셔야 해요. 입주할 때 동의서 쓰는 데도 있더라고요',
        likes: 4,
      },
      {
        who: 136,
        minutesLater: 608,
        text: '신청 전에 물어보는 게 서로 편하죠',
        replies: [
          {
            who: 91,
            minutesLater: 56,
            text: '물어봤는데 소형은 괜찮대요. 고양이한테도 전했습니다',
            likes: 1,
          },
          { who: 8, minutesLater: 83, text: '잘 됐네요 ㅎㅎ', likes: 2, mentions: 91 },
        ],
      },
    ],
  },
  {
    who: 54,
    daysAgo: 6,
    time: '21:26',
    title: '신청할 때 연락처 잘못 적었는데 큰일인가요',
    text: [
      '가운데 숫자 하나를 틀렸어요. 접수 완료된 상태고 수정 버튼은 없고요. 당첨 문자를 모르는 사람이 받게 생겼습니다.',
    ],
    likes: 1,
    views: 187,
    comments: [
      {
        who: 128,
        minutesLater: 632,
        text: '접수기간 안이면 취소하고 다시 넣는 게 제일 깔끔해요',
        likes: 4,
        replies: [
          { who: 54, minutesLater: 177, text: '취소했다가 다시 안 되면요?', likes: 2 },
          {
            who: 128,
            minutesLater: 335,
            text: '취소 후 재접수 가능한지 안내에 써있어요 저는 됐었음',
            likes: 1,
            mentions: 54,
          },
        ],
      },
      { who: 142, minutesLater: 702, text: '기간 지났으면 고객센터에 변경 신청하세요' },
      {
        who: 54,
        minutesLater: 789,
        text: '취소하고 다시 했습니다. 이번엔 소리 내서 세 번 읽었어요',
        likes: 4,
      },
    ],
  },
  {
    who: 235,
    daysAgo: 7,
    time: '20:08',
    title: '부모님 소득을 보는 유형에서 부모님이 이혼하셨으면요',
    text: [
      '어머니랑 살다가 독립했고 아버지와는 연락이 끊긴 지 오래됐습니다. 가족관계증명서에는 두 분 다 나오는데 동의서를 아버지께도 받아야 하나요?',
    ],
    likes: 2,
    views: 146,
    comments: [
      {
        who: 80,
        minutesLater: 144,
        text: '저도 비슷한 경우였는데 혼인관계증명서랑 등본으로 어머니만 봤어요. 담당자분이 친절하게 알려주셨어요',
        likes: 2,
      },
      {
        who: 70,
        minutesLater: 325,
        text: '사유서를 따로 쓰는 경우도 있다고 들었어요. 전화하시면 이런 경우 많다고 하실 거예요',
        replies: [
          { who: 235, minutesLater: 49, text: '많다고 하시니 마음이 좀 놓이네요. 감사합니다' },
        ],
      },
      {
        who: 152,
        minutesLater: 653,
        text: '본인 소득만 보는 순위로 넣는 것도 방법이에요',
        likes: 4,
      },
    ],
  },
  {
    who: 9,
    daysAgo: 9,
    time: '21:32',
    title: '예비자인데 주소 바뀌면 신고해야 해요?',
    text: ['이사했습니다. 예비 41번이고요'],
    likes: 10,
    views: 204,
    comments: [
      {
        who: 86,
        minutesLater: 610,
        text: '네 연락처랑 주소 바뀌면 꼭 알려야 해요. 우편 반송되면 순번 날아간다고 들음',
        likes: 1,
      },
      {
        who: 220,
        minutesLater: 613,
        text: '콜센터에서 바로 바꿔줘요 5분 걸림',
        replies: [{ who: 9, minutesLater: 33, text: '방금 바꿨어요 감사합니다' }],
      },
    ],
  },
  {
    who: 10,
    daysAgo: 11,
    time: '14:39',
    title: '떨어진 사람끼리 위로하는 글',
    text: [
      '오늘 발표였는데 예비도 아니고 그냥 탈락이네요. 이번이 네 번째예요.',
      '서류 준비한다고 반차 쓴 것도 아깝고, 친구는 처음 넣었는데 됐대요. 축하한다고 하고 나왔는데 집에 오는 길이 길더라고요.',
      '다들 어떻게 마음 잡으세요',
    ],
    likes: 15,
    views: 410,
    comments: [
      { who: 240, minutesLater: 42, text: '저는 오늘 일곱 번째예요. 치킨 먹고 있습니다', likes: 3 },
      {
        who: 176,
        minutesLater: 180,
        text: '저도 떨어졌어요 같은 공고인 것 같아요. 위로 위로',
        likes: 5,
      },
      {
        who: 90,
        minutesLater: 186,
        text: '여섯 번 떨어지고 일곱 번째에 됐어요. 마지막엔 기대도 안 했는데 전화 와서 보이스피싱인 줄 알았음',
        likes: 1,
        replies: [
          {
            who: 10,
            minutesLater: 326,
            text: 'ㅋㅋㅋ 보이스피싱인 줄 알았다는 말에 웃었네요 감사해요',
            likes: 1,
          },
        ],
      },
      { who: 77, minutesLater: 218, text: '추첨은 진짜 운이라 본인 탓 하지 마세요', likes: 3 },
      {
        who: 53,
        minutesLater: 396,
        text: '친구분 축하해준 것만으로도 대단해요 저는 단톡 나갔었음',
        likes: 1,
      },
      {
        who: 120,
        minutesLater: 554,
        text: '탈락 서류 모아두면 다음에 30분이면 준비돼요 그게 남는 거예요',
        likes: 2,
        replies: [{ who: 10, minutesLater: 12, text: '그러네요 이제 눈 감고도 등본 뗄 듯' }],
      },
      {
        who: 18,
        minutesLater: 573,
        text: '다음 공고 언제예요 같이 넣어요',
        replies: [
          {
            who: 10,
            minutesLater: 7,
            text: '12월 초에 매입임대 하나 뜬다는 얘기가 있던데 같이 봐요',
          },
        ],
      },
    ],
  },
  {
    who: 76,
    daysAgo: 14,
    time: '18:45',
    title: '소득금액증명 vs 원천징수영수증',
    text: ['둘 다 내라는 건지 하나만인지. "또는"이라고 써있으면 하나만 내는 거 맞죠?'],
    likes: 0,
    views: 158,
    comments: [
      { who: 192, minutesLater: 1705, text: '또는이면 하나요', likes: 4 },
      {
        who: 227,
        minutesLater: 1716,
        text: '작년에 회사 옮겼으면 원천징수영수증은 두 장이니까 소득금액증명이 편해요',
        likes: 4,
        replies: [{ who: 76, minutesLater: 18, text: '아하 그걸로 할게요' }],
      },
    ],
  },
  {
    who: 35,
    daysAgo: 18,
    time: '20:57',
    title: '당첨자 발표를 우편으로만 준다는데 2주째 안 와요',
    text: ['홈페이지에도 없고 문자도 없고. 발표일이 2주 전이었습니다'],
    likes: 4,
    views: 194,
    comments: [
      { who: 214, minutesLater: 128, text: '전화하세요 바로' },
      {
        who: 52,
        minutesLater: 611,
        text: '홈페이지 공지사항 말고 "당첨자 조회" 메뉴가 따로 있지 않아요?',
        replies: [
          {
            who: 35,
            minutesLater: 9,
            text: '헐 있었어요... 예비 12번이네요... 2주 동안 뭐 한 거지',
          },
          { who: 52, minutesLater: 134, text: '축하해요 ㅋㅋㅋ', likes: 1, mentions: 35 },
        ],
      },
    ],
  },
  {
    who: 43,
    daysAgo: 23,
    time: '01:29',
    title: '통합공공임대는 뭐가 다른 건가요',
    text: [
      '행복주택 국민임대 다 합친 거라는데 1인가구한테 더 좋은 건지 궁금해요. 소득이 중위 100% 조금 넘거든요',
    ],
    likes: 6,
    views: 363,
    comments: [
      {
        who: 248,
        minutesLater: 1264,
        text: '중위소득 기준이라 표가 달라요 150%까지인데 1인은 가산 있고요. 대신 소득 높을수록 임대료가 시세에 가깝게 올라가요',
      },
      {
        who: 165,
        minutesLater: 1325,
        text: '30년까지 살 수 있는 게 제일 큼',
        replies: [
          {
            who: 43,
            minutesLater: 68,
            text: '청년이라는 나이 제한 끝나도 계속 살 수 있는 거예요?',
          },
          {
            who: 165,
            minutesLater: 87,
            text: '네 그게 차이죠. 재계약 때 소득만 다시 봐요',
            mentions: 43,
          },
        ],
      },
      {
        who: 33,
        minutesLater: 1858,
        text: '시세 35~90%라 본인 구간 계산해 보고 넣으세요. 저는 80%라 별로였음',
        likes: 3,
      },
    ],
  },
  {
    who: 58,
    daysAgo: 30,
    time: '15:30',
    title: '사회주택 공고 넣어보신 분 분위기 어때요',
    text: [
      '같이 쓰는 공간이 있고 입주자 모임이 있다고 해서 솔직히 조금 망설여집니다. 내향인이에요',
    ],
    likes: 1,
    views: 223,
    comments: [
      { who: 142, minutesLater: 289, text: '모임 안 나가도 아무도 뭐라 안 해요 저도 집순이' },
      {
        who: 52,
        minutesLater: 296,
        text: '저는 오히려 그게 좋아서 갔는데 화분 나눔하고 김장하고 재밌어요',
        likes: 4,
      },
      {
        who: 57,
        minutesLater: 595,
        text: '집마다 운영하는 곳이 달라서 설명회 가보는 게 젤 나음',
        replies: [
          { who: 58, minutesLater: 40, text: '설명회 신청했습니다! 내향인이지만', likes: 2 },
          {
            who: 142,
            minutesLater: 410,
            text: '구석 자리에서 만나요 ㅋㅋ',
            likes: 1,
            mentions: 58,
          },
        ],
      },
    ],
  },
  {
    who: 228,
    daysAgo: 39,
    time: '01:35',
    title: '공고 첨부파일이 hwp라 폰에서 안 열려요',
    text: ['혹시 다들 어떻게 보시나요? 아이패드도 안 됨'],
    likes: 1,
    views: 110,
    comments: [
      { who: 221, minutesLater: 22, text: '뷰어 앱 받으면 돼요 무료' },
      {
        who: 215,
        minutesLater: 334,
        text: '같은 공고 PDF도 올라와 있는 경우가 많아요 첨부 목록 밑에까지 보세요',
        replies: [{ who: 228, minutesLater: 122, text: 'PDF 있었네요 맨 아래에 ㅋㅋ 죄송합니다' }],
      },
    ],
  },
];
