import type { SamplePost } from './sample-post';

export const HOME_2: readonly SamplePost[] = [
  {
    who: 54,
    daysAgo: 0,
    time: '10:11',
    title: '가계약금 50 보냈는데 마음이 바뀌었어요 돌려받을 수 있나요',
    text: [
      '어제 저녁에 집 보고 분위기에 휩쓸려서 50만원 보냈습니다. 계약서는 아직이고 문자로 "내일 오후 2시 계약" 이렇게만 했어요. 집에 와서 생각하니 너무 비싸더라고요.',
    ],
    likes: 9,
    views: 48,
    comments: [
      {
        who: 85,
        minutesLater: 4,
        text: '계약 조건(금액, 날짜 등)이 구체적으로 정해졌는지에 따라 다르다고 들었어요. 일단 빨리 솔직하게 말하세요',
      },
      { who: 117, minutesLater: 6, text: '저는 사정 말씀드리고 반만 돌려받았어요' },
      {
        who: 81,
        minutesLater: 9,
        text: '중개사무소에서 "돌려줄 수 없다"는 문자를 미리 보낸 게 있는지 확인',
        replies: [
          { who: 54, minutesLater: 4, text: '그런 문자는 없었고 주소랑 월세 금액만 있어요' },
        ],
      },
      {
        who: 61,
        minutesLater: 14,
        text: '다음부터는 하루만 자고 보내기.. 저도 당해봐서',
        likes: 1,
      },
      {
        who: 54,
        minutesLater: 16,
        text: '전화드렸더니 집주인분께 말씀드려 보고 오후에 알려준대요. 후기 남길게요',
      },
    ],
  },
  {
    who: 65,
    daysAgo: 1,
    time: '13:00',
    title: '월급 230인데 월세 60은 무리인가요',
    text: [
      '관리비 8 포함하면 68이에요. 대신 회사 걸어서 10분. 지금은 월세 40에 지하철 한 시간 10분입니다.',
      '교통비가 한 달 8만 정도 줄고, 하루 두 시간이 생기는 건데 월급의 30%가 집으로 나가는 게 맞나 싶어서요',
    ],
    picture: 'budget',
    pictureAlt: '수첩에 적은 예산과 계산기',
    likes: 13,
    views: 245,
    comments: [
      {
        who: 134,
        minutesLater: 90,
        text: '두 시간 × 22일 = 44시간. 20만원 더 내고 44시간 사는 거면 저는 삽니다',
        likes: 3,
        replies: [{ who: 221, minutesLater: 21, text: '이 계산 설득력 있다' }],
      },
      {
        who: 68,
        minutesLater: 92,
        text: '230이면 저축이 거의 안 될 텐데요 비상금이 있는지가 관건',
      },
      {
        who: 104,
        minutesLater: 123,
        text: '저는 같은 조건에서 옮겼다가 회사를 그만두게 됐어요 ㅋㅋ 회사 옆으로 이사하는 건 신중히',
        replies: [{ who: 65, minutesLater: 146, text: '이게 제일 무섭네요', likes: 1 }],
      },
      {
        who: 0,
        minutesLater: 137,
        text: '중간쯤 되는 동네는 없나요? 30분 거리에 50',
        likes: 2,
        replies: [{ who: 65, minutesLater: 70, text: '찾아보니 있긴 해요 세 정거장 거리' }],
      },
      { who: 255, minutesLater: 143, text: '대출이나 학자금 있으면 하지 마세요 없으면 해보세요' },
      {
        who: 65,
        minutesLater: 148,
        text: '세 정거장 거리로 보러 가기로 했습니다. 극단적인 두 개만 보고 있었네요',
        likes: 1,
      },
    ],
  },
  {
    who: 7,
    daysAgo: 1,
    time: '20:44',
    title: '도배 안 하고 들어왔는데 담배 찌든 벽지였어요',
    text: [
      '낮에 볼 땐 크림색인 줄 알았습니다. 물티슈로 문질렀더니 하얀색이 나오네요. 계약서에 도배 얘기는 없고요. 지금 요구하면 늦은 거죠?',
    ],
    likes: 4,
    views: 90,
    comments: [
      {
        who: 139,
        minutesLater: 49,
        text: '입주 며칠 차세요? 일주일 안이면 말해볼 만해요',
        replies: [{ who: 7, minutesLater: 16, text: '5일 됐어요' }],
      },
      {
        who: 131,
        minutesLater: 115,
        text: '물티슈 전후 사진 찍어서 보내세요. 저는 반반 부담으로 했어요',
      },
      { who: 254, minutesLater: 117, text: '실크벽지면 중성세제로 닦이기도 해요' },
      {
        who: 7,
        minutesLater: 135,
        text: '사진 보내드렸더니 도배는 어렵고 이번 달 관리비를 빼주신대요. 제가 닦기로 했습니다 (팔 아픔)',
        likes: 4,
      },
    ],
  },
  {
    who: 235,
    daysAgo: 2,
    time: '21:50',
    title: '수압이 너무 약해서 샴푸가 안 헹궈져요',
    text: [
      '5층 꼭대기 집이에요. 저녁 8시가 제일 심하고 새벽엔 괜찮아요. 절수 샤워기로 바꾸면 세지나요?',
    ],
    likes: 4,
    views: 171,
    comments: [
      {
        who: 144,
        minutesLater: 170,
        text: '구멍 작은 헤드로 바꾸면 체감은 세져요 물 양은 같지만',
        likes: 1,
      },
      {
        who: 190,
        minutesLater: 731,
        text: '꼭대기면 가압펌프 문제일 수도 있어서 건물 전체에 얘기해야',
      },
      {
        who: 18,
        minutesLater: 1309,
        text: '세면대 밑에 밸브 다 열려있는지부터요. 저는 반만 열려 있었어요 2년 동안',
        likes: 1,
        replies: [
          { who: 235, minutesLater: 24, text: '방금 열었습니다... 1년 2개월...' },
          { who: 18, minutesLater: 136, text: 'ㅋㅋㅋㅋㅋ 동지', mentions: 235 },
        ],
      },
    ],
  },
  {
    who: 162,
    daysAgo: 3,
    time: '11:34',
    title: '부산 대연동 투룸 둘이 살다가 룸메가 나간대요',
    text: [
      '보증금 1000에 60을 반반씩 내고 있었는데 3월까지 계약이 남았어요. 계약자는 저 혼자 이름이고요.',
      '새 룸메를 구하는 게 나을지 제가 그냥 버틸지. 새로 구하면 어디서 구하는 게 안전한지도 궁금해요.',
    ],
    likes: 6,
    views: 182,
    comments: [
      { who: 258, minutesLater: 276, text: '4개월이면 60 버틸 수 있으면 버티는 게 마음은 편해요' },
      {
        who: 65,
        minutesLater: 281,
        text: '학교 커뮤니티가 그나마 믿을만함 학번 확인되니까',
        likes: 1,
      },
      {
        who: 116,
        minutesLater: 804,
        text: '새 룸메 들일 때 각자 낼 돈, 나가는 날, 청소까지 종이에 적으세요 친구 사이여도',
        replies: [
          { who: 162, minutesLater: 56, text: '이번에 안 적어서 이렇게 됐네요.. 꼭 적을게요' },
        ],
      },
      {
        who: 76,
        minutesLater: 2714,
        text: '집주인분한테 말은 해두세요 전대가 될 수도 있으니',
        likes: 4,
        replies: [{ who: 162, minutesLater: 30, text: '말씀드렸더니 괜찮다고 하셨어요', likes: 1 }],
      },
    ],
  },
  {
    who: 18,
    daysAgo: 3,
    time: '20:46',
    title: '고양이 키워도 된다고 해서 왔는데 말이 바뀌었어요',
    text: [
      '계약 전에 중개사분 통해서 물어봤을 땐 "소형 한 마리는 괜찮다"였고 이사 한 달 차에 집주인분이 보시고는 몰랐다고 하십니다. 문자 기록은 중개사분이랑 한 것만 있어요.',
    ],
    likes: 1,
    views: 179,
    comments: [
      {
        who: 121,
        minutesLater: 53,
        text: '중개사분께 먼저 연락해서 중간에서 설명해달라고 하세요 그분이 전달을 안 한 거니까',
        likes: 1,
      },
      { who: 27, minutesLater: 74, text: '특약에 없으면 좀 애매한데 문자 있는 게 다행' },
      {
        who: 10,
        minutesLater: 120,
        text: '원상복구 확실히 하겠다고 각서 쓰고 잘 산 케이스 있어요 (저요)',
        likes: 3,
        replies: [
          {
            who: 18,
            minutesLater: 189,
            text: '저도 그렇게 말씀드려 보려고요. 벽 긁힘 방지 필름도 붙일 거라고',
          },
          {
            who: 10,
            minutesLater: 207,
            text: '고양이 사진도 보여드리세요 의외로 먹힘',
            mentions: 18,
          },
        ],
      },
      {
        who: 18,
        minutesLater: 125,
        text: '사진 보여드렸더니 이름이 뭐냐고 물으셨어요... 키우기로 했습니다!!',
        likes: 3,
        replies: [{ who: 216, minutesLater: 77, text: 'ㅋㅋㅋㅋ 귀여움이 이겼다', likes: 1 }],
      },
    ],
  },
  {
    who: 108,
    daysAgo: 4,
    time: '09:50',
    title: '엘리베이터 점검 때문에 관리비가 갑자기 5만원 올랐어요',
    text: [
      '이번 달만이라는데 안내문도 없이 고지서에만 찍혀 있었어요. 물어봐도 되는 거죠? 괜히 까다로운 세입자 될까 봐',
    ],
    likes: 5,
    views: 132,
    comments: [
      { who: 115, minutesLater: 37, text: '물어보는 게 당연하죠 내역서 달라고 하세요', likes: 2 },
      {
        who: 175,
        minutesLater: 389,
        text: '큰 수리비는 소유자가 내는 게 맞는 항목도 있어서 꼭 확인',
        likes: 2,
        replies: [
          {
            who: 108,
            minutesLater: 48,
            text: '내역 받았는데 절반은 집주인 부담이라고 정정됐어요. 물어보길 잘했네요',
          },
        ],
      },
    ],
  },
  {
    who: 59,
    daysAgo: 6,
    time: '20:31',
    title: '앞 건물 공사 8개월이래요. 나가야 할까요',
    text: [
      '아침 7시 반부터 쿵쿵. 재택근무하는 사람한테는 지옥입니다. 계약할 때 공사 예정인 걸 말해주지 않았고요. 이것 때문에 중도해지하면 복비는 제가 내야 하는지...',
    ],
    picture: 'window',
    pictureAlt: '창밖이 보이는 방',
    likes: 3,
    views: 139,
    comments: [
      {
        who: 230,
        minutesLater: 4,
        text: '소음 측정해서 구청에 민원 넣으면 작업 시간 조정은 되더라고요',
      },
      {
        who: 104,
        minutesLater: 29,
        text: '집주인이 알고도 말을 안 한 거면 얘기해볼 만한데 몰랐다면 협의',
        likes: 1,
      },
      {
        who: 2,
        minutesLater: 76,
        text: '저도 겪었는데 기초공사 두 달만 지나면 덜해요',
        likes: 3,
        replies: [{ who: 59, minutesLater: 11, text: '두 달... 도서관에서 일해볼게요 그럼' }],
      },
      { who: 114, minutesLater: 126, text: '공유오피스 한 달권이 이사 비용보단 쌉니다' },
    ],
  },
  {
    who: 50,
    daysAgo: 8,
    time: '14:56',
    title: '전입신고하지 말라는 조건으로 월세 5만원 깎아준대요',
    text: [
      '오피스텔이고요. 업무용이라 세금 때문이라고 하던데 다들 그렇게 산다고. 보증금은 500이라 크진 않은데 괜찮은 건가요?',
    ],
    likes: 6,
    views: 302,
    comments: [
      {
        who: 101,
        minutesLater: 104,
        text: '하지 마세요. 전입 안 하면 보증금 보호가 안 돼요',
        likes: 4,
      },
      {
        who: 68,
        minutesLater: 634,
        text: '500이 크지 않다고 느껴져도 못 받으면 제일 큰돈입니다',
        likes: 7,
      },
      {
        who: 158,
        minutesLater: 1072,
        text: '월세 공제도 못 받고 나중에 공공임대 거주기간도 안 쌓여요',
        likes: 3,
        replies: [
          {
            who: 50,
            minutesLater: 177,
            text: '거주기간은 생각 못 했네요!! 공고 넣을 건데',
            likes: 2,
          },
        ],
      },
      { who: 201, minutesLater: 1229, text: '"다들 그렇게 산다" 이 말 나오면 도망가는 게 국룰' },
      { who: 50, minutesLater: 1718, text: '다른 집 보기로 했습니다' },
    ],
  },
  {
    who: 69,
    daysAgo: 10,
    time: '19:26',
    title: '벽 콘센트가 하나뿐인 방',
    text: [
      '책상 쪽에 하나, 그게 끝이에요. 멀티탭을 방을 가로질러 깔았더니 자꾸 발에 걸려요. 바닥 몰딩을 붙여도 되나요? 자국 남을까요',
    ],
    likes: 0,
    views: 153,
    comments: [
      {
        who: 62,
        minutesLater: 731,
        text: '몰딩 양면테이프 자국 남아요. 벽 따라서 케이블 클립 쓰는 게 나음',
      },
      {
        who: 55,
        minutesLater: 1846,
        text: '전기난로 같은 건 멀티탭에 꽂지 마세요 벽에 바로',
        likes: 3,
        replies: [{ who: 69, minutesLater: 15, text: '난로는 없고 장판이랑 노트북만요' }],
      },
      {
        who: 182,
        minutesLater: 2161,
        text: '멀티탭 6구 하나보다 3구 두 개를 벽에 붙이는 게 안전하고 깔끔',
      },
    ],
  },
  {
    who: 104,
    daysAgo: 14,
    time: '11:16',
    title: '방 뺀다고 말했는데 새 세입자가 안 구해져요',
    text: [
      '만기가 12월 20일이고 두 달 반 전에 말씀드렸어요. 집주인분은 "다음 사람 들어와야 보증금을 준다"고 하시는데, 저는 새집 잔금을 그날 내야 합니다.',
      '원래 만기에 주시는 게 맞지 않나요? 어떻게 말씀드려야 감정 안 상하고 받을 수 있을까요',
    ],
    likes: 2,
    views: 281,
    comments: [
      {
        who: 81,
        minutesLater: 96,
        text: '만기에 주는 게 맞아요 새 세입자는 집주인 사정이고요. 내용을 문자로 남겨두세요',
        likes: 3,
      },
      {
        who: 216,
        minutesLater: 712,
        text: '부드럽게 "새집 잔금일이 20일이라 그날까지 준비 부탁드린다"고 지금 보내세요. 미리 말하면 준비하시더라고요',
      },
      {
        who: 110,
        minutesLater: 1228,
        text: '안 주시면 이사 나가기 전에 임차권등기 알아보세요. 등기 되고 나서 전입 빼야 해요',
        replies: [
          {
            who: 104,
            minutesLater: 58,
            text: '그런 게 있다는 건 처음 알았어요. 순서가 중요하군요',
            likes: 1,
          },
        ],
      },
      {
        who: 112,
        minutesLater: 1803,
        text: '저는 집 잘 보이게 청소하고 사진 찍어서 직접 올렸어요 2주 만에 구해짐',
        likes: 1,
        replies: [{ who: 104, minutesLater: 50, text: '사진 찍는 건 저도 해볼게요', likes: 2 }],
      },
      {
        who: 100,
        minutesLater: 3475,
        text: '전세보증보험 들어두셨으면 마음이 좀 편할 텐데',
        likes: 1,
      },
      {
        who: 104,
        minutesLater: 14300,
        text: '오늘 새 세입자 계약됐대요! 사진 새로 찍은 게 효과가 있었나 봐요. 댓글 다신 분들 감사합니다',
        likes: 3,
      },
    ],
  },
  {
    who: 46,
    daysAgo: 17,
    time: '21:26',
    title: '현관문에서 바람이 휘파람처럼 나요',
    text: ['바람 부는 날엔 귀신 우는 소리. 문풍지 붙였더니 문이 안 닫히고'],
    picture: 'winter',
    pictureAlt: '창밖에 눈이 오고 난로가 켜진 방',
    likes: 4,
    views: 120,
    comments: [
      { who: 14, minutesLater: 225, text: '두께 얇은 걸로 다시. 3mm요', likes: 4 },
      {
        who: 102,
        minutesLater: 271,
        text: '위쪽만 붙여도 소리는 안 나요 휘파람은 좁은 틈 때문이라',
        replies: [
          {
            who: 46,
            minutesLater: 365,
            text: '위쪽만 떼고 붙였더니 조용해졌어요! 물리 천재신가요',
          },
        ],
      },
    ],
  },
  {
    who: 20,
    daysAgo: 23,
    time: '22:43',
    title: '자취한다고 하니까 엄마가 우세요',
    text: [
      '회사까지 왕복 네 시간이라 더는 못 버티겠어서 방을 알아보고 있어요. 집에서 나가는 게 처음이라 그런지 어제는 엄마가 제 방에서 우시는 걸 봤습니다.',
      '그렇다고 안 나갈 수도 없는데 다들 첫 독립할 때 어떠셨어요',
    ],
    likes: 5,
    views: 277,
    comments: [
      {
        who: 111,
        minutesLater: 68,
        text: '저희 엄마도요. 근데 반년 지나니까 제 방을 운동방으로 바꾸심',
        replies: [{ who: 144, minutesLater: 40, text: '저희는 재봉틀방 ㅋㅋㅋ' }],
      },
      {
        who: 103,
        minutesLater: 599,
        text: '첫 달에 매일 전화 드렸어요. 밥 사진 보내드리고. 그게 제일 좋아하시더라',
        likes: 2,
      },
      { who: 231, minutesLater: 659, text: '왕복 네 시간이면 엄마도 속으론 아실 거예요' },
      {
        who: 69,
        minutesLater: 687,
        text: '이사 날 같이 가서 커튼 다는 거 도와달라고 하세요. 역할이 있으면 덜 허전해하셨어요',
        likes: 1,
        replies: [{ who: 20, minutesLater: 22, text: '커튼 부탁드려야겠어요. 눈물이 나네요' }],
      },
      {
        who: 74,
        minutesLater: 713,
        text: '주말에 가면 전보다 사이가 좋아집니다 신기하게',
        likes: 1,
      },
    ],
  },
  {
    who: 116,
    daysAgo: 36,
    time: '23:16',
    title: '옥탑 살아보신 분만 답해주세요',
    text: [
      '마당처럼 쓰는 옥상이 있고 500에 35예요. 여름 겨울이 지옥이라는 말은 들었는데 그래도 5월의 옥상에서 맥주 마시는 로망을 버리지 못하겠어요',
    ],
    likes: 15,
    views: 381,
    comments: [
      {
        who: 247,
        minutesLater: 519,
        text: '로망은 5월 2주, 10월 2주입니다. 나머지 11개월을 견딜 수 있는가',
        likes: 1,
      },
      {
        who: 213,
        minutesLater: 1000,
        text: '저는 2년 살았고 후회 없어요. 돈도 모았고 친구들도 매주 왔어요. 다시 살라면 안 삽니다',
        likes: 3,
        replies: [{ who: 116, minutesLater: 152, text: '마지막 문장이 핵심이군요', likes: 2 }],
      },
      {
        who: 4,
        minutesLater: 1038,
        text: '옥탑이 등록된 주택인지(건축물대장) 꼭 보세요. 전입이나 보증금 문제가 생길 수 있어요',
      },
      {
        who: 55,
        minutesLater: 1131,
        text: '겨울에 수도 얼면 양동이로 물 길어오는 로맨스도 있습니다',
        likes: 1,
      },
      {
        who: 108,
        minutesLater: 1605,
        text: '옥상 난간 높이 확인하세요 술 마실 거면',
        likes: 2,
        replies: [
          {
            who: 116,
            minutesLater: 383,
            text: '현실 조언 감사합니다 ㅎㅎ 대장부터 떼볼게요',
            likes: 1,
          },
        ],
      },
    ],
  },
  {
    who: 67,
    daysAgo: 50,
    time: '08:23',
    title: '원룸 냉장고가 60리터인데 냉동실이 없어요',
    text: [
      '정확히는 있는데 얼음통 하나 들어가면 끝이에요. 작은 냉동고를 하나 더 사는 건 오버일까요? 놓을 데는 신발장 위뿐입니다',
    ],
    likes: 4,
    views: 155,
    comments: [
      {
        who: 137,
        minutesLater: 49,
        text: '32리터 냉동고 신발장 위에 올려 쓰는 사람 저요. 대만족. 전기세 한 달 2~3천원',
        replies: [
          {
            who: 67,
            minutesLater: 43,
            text: '신발장 위에 올리는 사람이 또 있다니 용기가 나네요',
            likes: 1,
          },
        ],
      },
      { who: 124, minutesLater: 194, text: '소음 확인하세요', likes: 1 },
      { who: 105, minutesLater: 421, text: '무게 버티는지도요 20kg 넘어요' },
    ],
  },
  {
    who: 249,
    daysAgo: 16,
    time: '16:48',
    title: '화장실 문이 습기 때문에 안 닫혀요',
    text: [
      '나무문이 불어서 2cm가 남습니다. 혼자 사니까 안 닫고 살고 있긴 한데, 다음 주에 친구가 와요.',
    ],
    likes: 1,
    views: 170,
    comments: [],
  },
];
