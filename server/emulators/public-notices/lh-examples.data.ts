import type { Fields } from '#core';
import type { ExampleDays } from './example-days';

/** A notice of the emulated LH. All of them are INVENTED. */
export interface LhExample {
  readonly list: Fields;
  /** Tables of its details and its supply, by their names. */
  readonly details: Readonly<Record<string, readonly Fields[]>>;
  readonly supply: Readonly<Record<string, readonly Fields[]>>;
}

const link = (id: string) => ({
  DTL_URL: `https://example.com/lh/notices/${id}`,
  DTL_URL_MOB: `https://example.com/lh/m/${id}`,
});
const file = (id: string, name: string) => ({
  SL_PAN_AHFL_DS_CD_NM: '공고문(PDF)',
  CMN_AHFL_NM: name,
  AHFL_URL: `https://example.com/lh/files/${id}.pdf`,
});
const FILE_LABELS = [
  { SL_PAN_AHFL_DS_CD_NM: '파일구분명', CMN_AHFL_NM: '첨부파일명', AHFL_URL: '다운로드' },
];
const office = { SIL_OFC_TLNO: '0507-0000-0101', SIL_OFC_GUD_FCTS: '', CTRT_PLC_ADR: '' };

/** Homes of 행복주택, by two complexes, with the hours of their applications. */
function happy({ month, day, dotted }: ExampleDays): LhExample {
  const id = `${month}0199990001`;
  return {
    list: {
      PAN_ID: id,
      PAN_NM: '[예시] 관악·동작 행복주택 예비입주자 모집공고',
      UPP_AIS_TP_CD: '06',
      UPP_AIS_TP_NM: '임대주택',
      AIS_TP_CD: '10',
      AIS_TP_CD_NM: '행복주택',
      CNP_CD_NM: '서울특별시',
      PAN_SS: ' 공고중 ',
      PAN_DT: day(0),
      PAN_NT_ST_DT: dotted(0),
      CLSG_DT: dotted(38),
      SPL_INF_TP_CD: '063',
      CCR_CNNT_SYS_DS_CD: '03',
      ...link(id),
    },
    details: {
      dsSplScdl: ['신림', '상도'].map((place) => ({
        SBD_LGO_NM: `예시 ${place} 행복주택`,
        ACP_DTTM: `${dotted(34)} 10:00 ~ ${dotted(38)} 17:00`,
        SBSC_ACP_ST_DT: dotted(34),
        SBSC_ACP_CLSG_DT: dotted(38),
        PPR_SBM_OPE_ANC_DT: dotted(48),
        PPR_ACP_ST_DT: dotted(49),
        PPR_ACP_CLSG_DT: dotted(53),
        PZWR_ANC_DT: dotted(110),
        CTRT_ST_DT: '',
        CTRT_ED_DT: '',
      })),
      dsSbd: [
        {
          LCC_NT_NM: '예시 신림 행복주택',
          LGDN_ADR: '서울특별시 관악구 신림동',
          HSH_CNT: '120',
          DDO_AR: '16.74~26.85',
          MVIN_XPC_YM: '2027.03',
        },
        { LCC_NT_NM: '예시 상도 행복주택', LGDN_ADR: '서울특별시 동작구 상도동', HSH_CNT: '88' },
      ],
      dsSbdNm: [{ LGDN_ADR: '단지주소', HSH_CNT: '총세대수' }],
      dsCtrtPlc: [office],
      dsAhflInfo: [file(id, '예시 모집공고문.pdf')],
      dsAhflInfoNm: FILE_LABELS,
      dsEtcInfo: [{ ETC_CTS: '예시로 만든 공고예요.<br/>실제로는 신청할 수 없어요.', CRC_RSN: '' }],
    },
    supply: {
      dsList01: [
        ['신림', '16A', '16.74', '10', '27,840,000', '116,000'],
        ['신림', '26A', '26.85', '5', '44,640,000', '186,000'],
        ['상도', '21', '21.93', '8', '공고문 참조', '공고문 참조'],
      ].map(([place, kind, area, count, deposit, rent]) => ({
        SBD_LGO_NM: `예시 ${place ?? ''} 행복주택`,
        HTY_NNA: kind,
        DDO_AR: area,
        SPL_AR: '',
        HSH_CNT: '40',
        NOW_HSH_CNT: count,
        LS_GMY: deposit,
        RFE: rent,
      })),
      dsList01Nm: [
        {
          HTY_NNA: '주택형',
          LS_GMY: '임대보증금(원)',
          RFE: '월임대료(원)',
          NOW_HSH_CNT: '금회공급',
        },
      ],
    },
  };
}

/** Homes that were bought, with ranges of amounts and no schedule but "~". */
function bought({ month, day, dotted }: ExampleDays): LhExample {
  const id = `${month}0199990002`;
  return {
    list: {
      PAN_ID: id,
      PAN_NM: '[예시] 청년 매입임대 수시모집 (서울)',
      UPP_AIS_TP_CD: '13',
      AIS_TP_CD: '26',
      AIS_TP_CD_NM: '매입임대',
      CNP_CD_NM: '서울특별시',
      PAN_SS: '접수중',
      PAN_DT: day(2),
      PAN_NT_ST_DT: dotted(2),
      CLSG_DT: dotted(45),
      SPL_INF_TP_CD: '1315',
      CCR_CNNT_SYS_DS_CD: '03',
      ...link(id),
    },
    details: {
      dsSplScdl: [{ ACP_DTTM: '~', PZWR_ANC_DT: dotted(80) }],
      dsCtrtPlc: [office],
    },
    supply: {
      dsList01: [
        {
          ARA: '서울특별시 관악구',
          SPL_RMNO: '12',
          DDO_AR: '24.5',
          LS_GMY: '1,000,000',
          MM_RFE: '213,900~270,000',
          MM_RFE_ETC: '',
          ARFR_CTS: '승강기 있음',
        },
        {
          ARA: '서울특별시 강서구',
          SPL_RMNO: '3',
          DDO_AR: '19.8~29.1',
          LS_GMY: '4,430,000~5,670,000',
          MM_RFE: '공고문 참조',
          ARFR_CTS: '',
        },
      ],
      dsList01Nm: [{ ARA: '지역', SPL_RMNO: '공급호수', LS_GMY: '임대보증금', MM_RFE: '월임대료' }],
    },
  };
}

/** 국민임대 of which the service says little, and a closing that has passed. */
function national({ month, day, dotted }: ExampleDays): LhExample {
  const id = `${month}0199990003`;
  return {
    list: {
      PAN_ID: id,
      PAN_NM: '[예시] 수원 국민임대주택 예비입주자 모집',
      UPP_AIS_TP_CD: '06',
      AIS_TP_CD: '07',
      AIS_TP_CD_NM: '국민임대',
      CNP_CD_NM: '경기도 외',
      PAN_SS: '접수마감',
      PAN_DT: day(1),
      PAN_NT_ST_DT: dotted(1),
      CLSG_DT: dotted(12),
      SPL_INF_TP_CD: '062',
      CCR_CNNT_SYS_DS_CD: '03',
      ...link(id),
    },
    details: {
      dsSbd: [{ LCC_NT_NM: '예시 수원 3단지', LGDN_ADR: '경기도 수원시 영통구 이의동' }],
    },
    supply: {
      dsList01: [
        {
          SBD_LGO_NM: '예시 수원 3단지',
          HTY_NNA: '46',
          DDO_AR: '46.82',
          NOW_HSH_CNT: '60',
          LS_GMY: '공고문 참조',
          RFE: '공고문 참조',
        },
      ],
      dsList01Nm: [{ LS_GMY: '임대보증금(원)', RFE: '월임대료(원)' }],
    },
  };
}

/** 공공임대 for ten years, in the other system's shape: rented homes beside sold ones. */
function tenYears({ month, day, dotted }: ExampleDays): LhExample {
  const id = `${month.slice(2)}999904`;
  return {
    list: {
      PAN_ID: id,
      PAN_NM: '[예시] 인천 10년 공공임대 잔여세대 모집',
      UPP_AIS_TP_CD: '06',
      AIS_TP_CD: '08',
      AIS_TP_CD_NM: '공공임대',
      CNP_CD_NM: '인천광역시',
      PAN_SS: '정정공고중',
      PAN_DT: day(4),
      PAN_NT_ST_DT: dotted(4),
      CLSG_DT: dotted(33),
      SPL_INF_TP_CD: '060',
      CCR_CNNT_SYS_DS_CD: '02',
      ...link(id),
    },
    details: {
      dsSplScdl: [
        {
          HS_SBSC_ACP_TRG_CD_NM: '일반공급',
          ACP_DTTM: `${dotted(32)} 10:00 ~ ${dotted(33).slice(5)} 17:00`,
          PZWR_ANC_DT: dotted(44),
          PZWR_PPR_SBM_ST_DT: dotted(46),
          PZWR_PPR_SBM_ED_DT: dotted(50),
          CTRT_ST_DT: dotted(70),
          CTRT_ED_DT: dotted(72),
          RMK: '',
        },
      ],
      dsSbd: [{ BZDT_NM: '예시 검단 A1', LCT_ARA_ADR: '인천광역시 서구 당하동' }],
      dsEtcInfo: [
        { PAN_DTL_CTS: '예시로 만든 공고예요.', ETC_FCTS: '', CRC_RSN: '공급 호수 정정' },
      ],
    },
    supply: {
      dsList01: [
        { BZDT_NM: '예시 검단 A1', HTY_NM: '84A', SIL_AMT: '412,000,000', SIL_HSH_CNT: '3' },
      ],
      dsList02: [
        {
          BZDT_NM: '예시 검단 A1',
          HTY_NM: '59B',
          RSDN_DDO_AR: '59.97',
          TOT_HSH_CNT: '300',
          SIL_HSH_CNT: '4',
          LS_GMY: '58,000,000',
          MM_RFE: '520,000',
        },
      ],
      dsList02Nm: [{ LS_GMY: '임대보증금', MM_RFE: '월임대료' }],
    },
  };
}

/** Homes that are sold, under a kind that holds rented ones as well. */
function sold({ month, day, dotted }: ExampleDays): LhExample {
  const id = `${month.slice(2)}999905`;
  return {
    list: {
      PAN_ID: id,
      PAN_NM: '[예시] 신혼희망타운 공공분양',
      UPP_AIS_TP_CD: '39',
      AIS_TP_CD: '39',
      AIS_TP_CD_NM: '공공분양(신혼희망)',
      CNP_CD_NM: '경기도',
      PAN_SS: '공고중',
      PAN_DT: day(3),
      PAN_NT_ST_DT: dotted(3),
      CLSG_DT: dotted(30),
      SPL_INF_TP_CD: '390',
      CCR_CNNT_SYS_DS_CD: '02',
      ...link(id),
    },
    details: {},
    supply: {},
  };
}

export const LH_EXAMPLES: readonly ((days: ExampleDays) => LhExample)[] = [
  happy,
  bought,
  national,
  tenYears,
  sold,
];
