import type { SamplePost } from './sample-post';

export const HOME_4: readonly SamplePost[] = [
  {
    who: 37,
    daysAgo: 0,
    time: '08:02',
    title: '계약서에 "퇴실 청소비 15만원" 특약, 원래 있는 건가요',
    text: [
      '오늘 오후에 도장 찍으러 갑니다. 특약에 퇴실 시 청소비 15만원을 보증금에서 공제한다고 되어 있어요. 5평 방이에요. 깎을 수 있나요?',
    ],
    likes: 1,
    views: 50,
    comments: [
      {
        who: 209,
        minutesLater: 17,
        text: '요즘 많이 넣더라고요. 5평에 15는 비싸고 7~10 정도 봤어요',
        likes: 3,
      },
      {
        who: 56,
        minutesLater: 43,
        text: '입주 때 청소가 되어 있었는지 먼저 확인. 안 되어 있으면 나갈 때 낼 이유가 없죠',
        likes: 3,
      },
      { who: 179, minutesLater: 108, text: '도장 찍기 전이 유일한 기회예요 지금 말하세요' },
      {
        who: 37,
        minutesLater: 108,
        text: '8만원으로 바꿨고 입주 전에도 청소해 주시기로 했어요! 말해보니 별거 아니었네요 떨렸는데',
        likes: 1,
      },
    ],
  },
  {
    who: 237,
    daysAgo: 1,
    time: '20:41',
    title: '보증금 돌려받는 날인데 장판 눌린 자국 때문에 20만원 뺀대요',
    text: [
      '2년 살았고 침대 다리 자국 네 개요. 찢어지거나 긁힌 게 아니라 눌린 거예요. 이건 생활하면 당연히 생기는 거 아닌가요?',
      '집주인분은 장판 전체를 갈아야 한다고 하시고 저는 지금 기차 시간이 한 시간 남았습니다.',
    ],
    likes: 33,
    views: 276,
    comments: [
      {
        who: 132,
        minutesLater: 8,
        text: '통상적인 사용으로 생긴 자국은 원상복구 대상이 아니라고 보는 경우가 많아요. 일단 사진 찍고 "확인해 보고 협의하겠다" 하고 서명은 하지 마세요',
        likes: 1,
      },
      {
        who: 59,
        minutesLater: 19,
        text: '전체 금액 중에 다툼 없는 돈은 먼저 달라고 하세요 20만원만 나중에 얘기하자고',
        likes: 1,
        replies: [{ who: 237, minutesLater: 48, text: '아 그렇게 말하면 되겠네요', likes: 1 }],
      },
      {
        who: 201,
        minutesLater: 88,
        text: '다리미에 젖은 수건 대고 눌린 데 데우면 어느 정도 올라와요. 진짜로',
        likes: 3,
        replies: [
          {
            who: 102,
            minutesLater: 34,
            text: '지금 기차 한 시간 남은 사람한테 다리미를...',
            likes: 2,
          },
          { who: 201, minutesLater: 55, text: '드라이기라도요!!', mentions: 102 },
        ],
      },
      {
        who: 97,
        minutesLater: 121,
        text: '분쟁조정위원회 상담 전화하면 비슷한 사례 알려줘요',
        likes: 1,
      },
      {
        who: 237,
        minutesLater: 125,
        text: '일단 20만원 빼고 나머지는 받았어요. 20은 다음 주에 얘기하기로. 기차 탔습니다',
        likes: 1,
      },
      {
        who: 237,
        minutesLater: 789,
        text: '후기입니다. 상담에서 들은 대로 차분하게 말씀드렸더니 5만원만 빼기로 했어요. 완승은 아니지만 마음 편해요',
        replies: [
          { who: 132, minutesLater: 6, text: '고생하셨어요 그 정도면 잘 하신 거예요' },
          { who: 212, minutesLater: 3, text: '저장합니다 내년에 나가는데', mentions: 132 },
        ],
      },
    ],
  },
  {
    who: 124,
    daysAgo: 2,
    time: '13:27',
    title: '자취 시작하고 살이 6kg 쪘어요',
    text: [
      '배달 때문이라는 건 아는데 퇴근하고 요리할 기운이 없어요. 부엌이 인덕션 하나에 도마 놓을 데도 없고요.',
      '요리를 안 하면서 배달도 안 하는 방법이 있나요',
    ],
    likes: 16,
    views: 219,
    comments: [
      { who: 28, minutesLater: 137, text: '두부, 삶은 계란, 방울토마토, 김. 조리 0', likes: 3 },
      {
        who: 229,
        minutesLater: 1115,
        text: '전기밥솥에 다 넣는 거 해보세요. 쌀이랑 닭고기 채소 넣고 취사',
        likes: 4,
      },
      { who: 163, minutesLater: 1275, text: '주말 본가 반찬 세 통이면 수요일까지 감' },
      {
        who: 158,
        minutesLater: 1395,
        text: '싱크대 위에 얹는 도마 사면 자리 생겨요!',
        replies: [{ who: 124, minutesLater: 73, text: '그런 게 있군요 바로 찾아볼게요' }],
      },
      {
        who: 214,
        minutesLater: 1548,
        text: '배달앱을 지웠다 깔았다 하는 게 운동이 됩니다',
        likes: 3,
      },
    ],
  },
  {
    who: 226,
    daysAgo: 3,
    time: '09:25',
    title: '대리인이랑 계약해도 괜찮나요',
    text: [
      '집주인이 지방에 계셔서 아들이 온대요. 중개사님은 늘 그렇게 한다고 하시고. 뭘 확인해야 하는지 체크리스트 같은 게 있을까요',
    ],
    likes: 1,
    views: 130,
    comments: [
      {
        who: 158,
        minutesLater: 18,
        text: '위임장, 집주인 인감증명서, 아들 신분증. 그리고 돈은 꼭 집주인 이름 계좌로',
        likes: 3,
      },
      {
        who: 187,
        minutesLater: 103,
        text: '집주인이랑 그 자리에서 영상통화로 얼굴이랑 신분증 확인했어요 저는',
        likes: 4,
        replies: [{ who: 226, minutesLater: 122, text: '영상통화 좋네요' }],
      },
      {
        who: 233,
        minutesLater: 199,
        text: '위임장에 어느 집, 무슨 계약, 금액까지 적혀있는지',
        likes: 3,
      },
      {
        who: 1,
        minutesLater: 461,
        text: '위임장 없으면 그날은 그냥 오셔야 해요 "나중에 드릴게요" 안 됩니다',
        replies: [
          {
            who: 226,
            minutesLater: 62,
            text: '확인해보니 인감증명서를 안 가져오신대요. 날짜 미뤘습니다',
          },
        ],
      },
    ],
  },
  {
    who: 66,
    daysAgo: 4,
    time: '20:18',
    title: '베란다 없는 방에 빨래 널 데가 없어요',
    text: ['건조대 펴면 냉장고 문이 안 열립니다. 다들 어떻게 사세요'],
    likes: 3,
    views: 148,
    comments: [
      { who: 123, minutesLater: 696, text: '문틀에 거는 봉!', likes: 3 },
      { who: 44, minutesLater: 1131, text: '천장 레일에 압축봉... 무게 조심', likes: 2 },
      { who: 25, minutesLater: 1250, text: '욕실에 널고 환풍기 밤새. 의외로 잘 말라요', likes: 4 },
      {
        who: 177,
        minutesLater: 1662,
        text: '벽에 붙는 접이식 건조대(못 안 박는 거) 써보세요',
        likes: 1,
      },
      {
        who: 79,
        minutesLater: 1682,
        text: '냉장고 문 안 열리는 동안 다이어트하는 걸로',
        likes: 2,
        replies: [{ who: 66, minutesLater: 505, text: 'ㅋㅋㅋㅋㅋ 긍정' }],
      },
    ],
  },
  {
    who: 200,
    daysAgo: 6,
    time: '20:46',
    title: '대전 궁동 원룸인데 대학가라 새벽 3시까지 시끄러워요',
    text: [
      '싸서 들어왔더니 이유가 있었네요. 시험기간 끝나면 노래 부르는 소리가 3층까지. 이중창인데도요. 암막커튼 말고 방음커튼이 따로 있던데 효과 있나요?',
    ],
    likes: 3,
    views: 172,
    comments: [
      {
        who: 201,
        minutesLater: 11,
        text: '방음커튼 효과 미미해요. 두꺼워서 빛은 잘 막음',
        likes: 4,
      },
      {
        who: 185,
        minutesLater: 84,
        text: '창틀 틈 모헤어 갈아보세요 소리는 틈으로 들어와요',
        likes: 1,
      },
      {
        who: 202,
        minutesLater: 106,
        text: '궁동 원룸촌 졸업한 사람인데 방학까지 버티면 평화가 옵니다',
        likes: 1,
        replies: [{ who: 200, minutesLater: 41, text: '방학까지 한 달... 버텨볼게요' }],
      },
      {
        who: 154,
        minutesLater: 255,
        text: '그 노래 부른 사람 저일 수도 있어서 죄송합니다',
        replies: [{ who: 200, minutesLater: 381, text: '잡았다', likes: 1 }],
      },
    ],
  },
  {
    who: 122,
    daysAgo: 9,
    time: '13:36',
    title: '창문 잠금장치가 헐거운데 제가 고쳐도 되나요',
    text: [
      '1.5층이고 창문이 골목 쪽이에요. 잠가도 살짝 흔들면 열릴 것 같은 느낌. 집주인분은 다음 주에 봐주신다는데 그 사이가 불안해요',
    ],
    likes: 4,
    views: 139,
    comments: [
      {
        who: 95,
        minutesLater: 70,
        text: '창틀 레일에 막대 하나 끼우면 밖에서 못 열어요. 나무젓가락 말고 단단한 걸로',
        likes: 3,
      },
      {
        who: 71,
        minutesLater: 191,
        text: '보조 잠금 5천원이면 사요 나사로 조이는 거 자국 안 남음',
        likes: 3,
        replies: [
          { who: 122, minutesLater: 119, text: '퇴근길에 사서 달았어요. 마음이 한결 놓이네요' },
        ],
      },
      {
        who: 253,
        minutesLater: 483,
        text: '구청에서 1인 가구 안전장치 지원하는 데도 있으니 찾아보세요!',
        likes: 1,
        replies: [
          { who: 122, minutesLater: 14, text: '신청 기간이 지났던데 내년에 노려볼게요', likes: 1 },
        ],
      },
    ],
  },
  {
    who: 42,
    daysAgo: 12,
    time: '20:30',
    title: '월세 살면 아무것도 꾸미지 말아야 할까요',
    text: [
      '어차피 나갈 집인데 돈 쓰기 아깝다는 마음이랑, 그래도 2년인데 예쁘게 살고 싶다는 마음이 매일 싸워요. 벽지가 꽃무늬입니다. 90년대 꽃무늬.',
    ],
    likes: 6,
    views: 198,
    comments: [
      { who: 35, minutesLater: 79, text: '2년은 730일입니다. 꾸미세요', likes: 4 },
      { who: 197, minutesLater: 280, text: '들고 갈 수 있는 것만 바꿔요. 조명, 이불, 러그' },
      {
        who: 255,
        minutesLater: 660,
        text: '꽃무늬 요즘 역으로 유행이에요 빈티지라고 생각하면',
        likes: 2,
        replies: [
          { who: 42, minutesLater: 61, text: '빈티지... 그렇게 말하니 그럴듯하네요', likes: 1 },
        ],
      },
      { who: 211, minutesLater: 784, text: '패브릭 포스터 큰 거 하나면 벽 한 면이 사라져요' },
      {
        who: 154,
        minutesLater: 791,
        text: '저는 안 꾸미고 2년 살았는데 나올 때 그게 제일 후회됐어요',
        likes: 4,
      },
    ],
  },
  {
    who: 62,
    daysAgo: 15,
    time: '08:53',
    title: '밤마다 싱크대에서 꿀럭꿀럭 소리',
    text: [
      '물도 안 쓰는데 혼자서 꿀럭. 윗집이 물 버릴 때마다 그러는 것 같아요. 냄새도 같이 올라옵니다',
    ],
    likes: 4,
    views: 262,
    comments: [
      {
        who: 151,
        minutesLater: 6,
        text: '배수 트랩이 말랐거나 없는 거예요. 싱크대 밑 호스가 U자로 꺾여있는지 보세요',
        likes: 4,
      },
      {
        who: 218,
        minutesLater: 273,
        text: '통기가 안 돼서 그래요. 저는 트랩 교체 5만원, 집주인 부담',
        replies: [
          {
            who: 62,
            minutesLater: 30,
            text: 'U자가 아니고 그냥 일자네요. 집주인분께 사진 보냈어요',
          },
        ],
      },
      { who: 35, minutesLater: 677, text: '급한 대로 배수구에 물컵 엎어놓으세요', likes: 1 },
    ],
  },
  {
    who: 38,
    daysAgo: 24,
    time: '08:32',
    title: '혼자 사는데 집에 아무도 초대한 적이 없어요',
    text: [
      '1년 반. 더러운 건 아닌데 부르면 앉을 데가 없고 보여주기 부끄럽기도 하고. 친구가 다음 주에 온다는데 뭘 준비해야 하죠',
    ],
    likes: 3,
    views: 236,
    comments: [
      { who: 148, minutesLater: 83, text: '방석 두 개랑 과일' },
      {
        who: 136,
        minutesLater: 124,
        text: '컵 두 개 있으세요? 저는 그게 하나라 급히 삼',
        likes: 1,
        replies: [{ who: 38, minutesLater: 38, text: '컵은 있는데 의자가 하나예요' }],
      },
      { who: 95, minutesLater: 135, text: '화장실 휴지 걸려있으면 반은 성공입니다', likes: 3 },
      {
        who: 212,
        minutesLater: 154,
        text: '친구는 집 보러 오는 게 아니라 님 보러 오는 거예요',
        likes: 2,
        replies: [{ who: 38, minutesLater: 141, text: '이 말 캡처했어요' }],
      },
    ],
  },
  {
    who: 91,
    daysAgo: 32,
    time: '20:35',
    title: '룸메랑 온도가 안 맞아요',
    text: [
      '저는 20도, 룸메는 25도. 가스비는 반반이고요. 룸메가 추위를 많이 타는 건 알겠는데 저는 더워서 깨요. 창문을 열면 싸움 남',
    ],
    likes: 7,
    views: 256,
    comments: [
      { who: 108, minutesLater: 33, text: '22.5도로 합의하고 룸메한테 수면양말 선물' },
      { who: 246, minutesLater: 94, text: '가스비를 6:4로 하고 24도 어떠세요' },
      {
        who: 133,
        minutesLater: 107,
        text: '각자 방 밸브로 조절 안 되나요? 분배기 보면 방별 밸브 있어요',
        likes: 4,
        replies: [
          {
            who: 91,
            minutesLater: 71,
            text: '분배기를 처음 열어봤는데 방별로 있네요!!! 제 방만 잠갔습니다. 평화가 왔어요',
            likes: 2,
          },
          { who: 77, minutesLater: 80, text: '이런 해결 너무 좋아', likes: 1, mentions: 91 },
        ],
      },
    ],
  },
  {
    who: 26,
    daysAgo: 40,
    time: '00:37',
    title: '반지하에서 지상으로 가려면 월 15만원이 더 필요해요',
    text: [
      '지금 300/32 반지하고요. 비가 많이 온 날 잠을 못 자요. 물이 들어온 적은 없는데 창문 높이에서 빗소리가 나면 계속 보게 돼요.',
      '15만원을 어디서 줄일지 적어보니까 커피 4, 배달 6, 구독 3... 13까지는 되네요. 2만원만 더.',
    ],
    likes: 3,
    views: 206,
    comments: [
      {
        who: 229,
        minutesLater: 8,
        text: '통신비 알뜰로 바꾸면 2만원 나옵니다. 끝났네요',
        likes: 1,
        replies: [{ who: 26, minutesLater: 44, text: '와 진짜 끝났네요...?', likes: 2 }],
      },
      {
        who: 217,
        minutesLater: 454,
        text: '반지하에서 나오는 분들 지원하는 제도가 지자체마다 있으니 주민센터에 물어보세요',
      },
      {
        who: 200,
        minutesLater: 704,
        text: '비 올 때 잠 못 자는 건 돈으로 환산 안 돼요 나오세요',
        likes: 1,
      },
      {
        who: 62,
        minutesLater: 717,
        text: '물막이판이랑 역류방지밸브는 되어 있나요? 나오기 전까지라도 꼭',
        likes: 3,
        replies: [{ who: 26, minutesLater: 87, text: '물막이판은 있어요. 밸브는 물어볼게요' }],
      },
      {
        who: 26,
        minutesLater: 30000,
        text: '1000/45 지상 2층으로 이번 주말에 갑니다. 통신비 댓글이 결정타였어요. 감사합니다',
        replies: [
          {
            who: 164,
            minutesLater: 29,
            text: '축하드려요!!! 이제 빗소리 좋아하게 되실 거예요',
            likes: 2,
          },
        ],
      },
    ],
  },
  {
    who: 85,
    daysAgo: 57,
    time: '14:51',
    title: '옵션 세탁기가 빨래를 먹어요',
    text: [
      '은유가 아니라 통 틈으로 양말이 들어갑니다. 세 짝째. 수리 요청했더니 망에 넣어 쓰라고...',
    ],
    likes: 1,
    views: 121,
    comments: [
      { who: 257, minutesLater: 18, text: 'ㅋㅋㅋㅋ 은유가 아니라 ㅋㅋㅋ' },
      {
        who: 47,
        minutesLater: 1024,
        text: '통 틈으로 들어가면 나중에 펌프 막혀서 고장 나요 그렇게 말하면 고쳐줄 거예요',
        likes: 2,
      },
      {
        who: 85,
        minutesLater: 1026,
        text: '그대로 말했더니 기사님 오셨고 양말 다섯 짝 나왔어요. 두 짝은 제 게 아닙니다',
        likes: 4,
      },
    ],
  },
  {
    who: 239,
    daysAgo: 74,
    time: '08:57',
    title: '신축인데 하자 접수를 해도 안 와요',
    text: [
      '싱크대 문이 안 닫히고 화장실 타일이 떠 있어요. 접수한 지 한 달. 세입자라서 순서가 밀리는 건가요',
    ],
    likes: 4,
    views: 126,
    comments: [
      { who: 81, minutesLater: 161, text: '집주인분 이름으로 접수하면 빨라져요' },
      {
        who: 200,
        minutesLater: 169,
        text: '타일 뜬 건 위험하니까 사진에 "파손 위험" 적어서 다시',
        likes: 2,
      },
      { who: 239, minutesLater: 285, text: '집주인분이 전화 한 통 하시니 이틀 만에 왔습니다 허허' },
    ],
  },
  {
    who: 243,
    daysAgo: 98,
    time: '14:40',
    title: '에어컨 실외기 물이 옆집으로 떨어진대요',
    text: [
      '옆집에서 쪽지가 왔어요. 설치는 제가 한 게 아니고 옵션인데 호스가 짧아서 그런가 봐요. 제가 고쳐야 하나요?',
    ],
    likes: 1,
    views: 99,
    comments: [
      {
        who: 95,
        minutesLater: 292,
        text: '옵션이면 집주인께 말하고 그동안 페트병이라도 받쳐두세요',
      },
      {
        who: 160,
        minutesLater: 1097,
        text: '호스 연장은 몇천 원이에요. 그냥 해드리고 음료수 하나 드리면 이웃이 생김',
        likes: 4,
        replies: [
          {
            who: 243,
            minutesLater: 20,
            text: '호스 사서 연결했어요! 옆집에서 옥수수를 주셨습니다',
          },
          { who: 160, minutesLater: 50, text: '이웃 생겼다', mentions: 243 },
        ],
      },
    ],
  },
  {
    who: 225,
    daysAgo: 110,
    time: '23:03',
    title: '장마에 방이 눅눅해서 이불이 축축해요',
    text: ['제습기 살 돈은 없고 보일러 틀자니 덥고. 여름에 보일러 틀어도 되는 건가요?'],
    likes: 1,
    views: 126,
    comments: [
      {
        who: 168,
        minutesLater: 138,
        text: '됩니다 30분 틀고 창문 닫고 에어컨 제습 같이. 이상해 보이지만 뽀송해요',
        likes: 4,
      },
      {
        who: 196,
        minutesLater: 722,
        text: '이불은 빨래방 건조기 15분이 제일 쌈',
        likes: 2,
        replies: [
          { who: 225, minutesLater: 151, text: '이불만 들고 다녀올게요 감사합니다', likes: 2 },
        ],
      },
    ],
  },
];
