/**
 * What makes a sign none, in the notation of `RiskRule`: a refusal (받지 않아요), a warning (달라고 하면
 * 의심하세요), a question of the other side (보내야 하나요), a report of what was (보냈어요). Each begins
 * behind the marked words and speaks of the same verb.
 */
const PARTICLE = '(?:을|를|은|는|이|가|도|만|으로|로|부터|의)?';

export const REFUSED: readonly string[] = [
  String.raw`&(?:받|보내|요구하|입금하|송금하|이체하|부탁하|유도하|권하|걸|넣|내|주|드리|원하|믿|(?<!신경\s)쓰|알려주|가르쳐주|묻|남기|올리|나누|옮기|이야기하|연락하|대화하|문의하|하라고하)(?:으?시)?지(?:도|는|를)?(?:마|말|않|못|아니)`,
  `${PARTICLE}(?:하|되)(?:시)?지(?:도|는|를)?(?:마|말|않|못|아니)`,
  String.raw`&\b(?:안|못)(?:받|보내|넣|걸|줘|주셔|드려|드립|해요|해도|합니|하고|써|쓰|되|돼|됩|하는|하니|하셔|내도|내셔|내고|합)(?!_면)`,
  String.raw`${PARTICLE}(?:전혀|절대|따로|일절|일체|같은거|같은것|같은건|같은)?${PARTICLE}(?:없|아니|아닌|아녜|말고|말구|금지|사절|노노|no\b|x\b)`,
];

export const WARNED: readonly string[] = [
  String.raw`&(?:라고하|달라고하|달라는|달랬|라는|요구|유도|사기(?!_아니|_걱정)|조심|주의하|주의해|의심(?!_하지|_안|_마)|\b신고|위험|피하|피해|거르|거릅|다는(?:말|사람|분|글|곳)|먹튀|당했|당하|당할)`,
  `&면_(?:안되|안돼|안됩|위험|큰일|사기|의심|조심|거르|피하|곤란|기록)`,
  `&기_전`,
];

export const ASKED: readonly string[] = [
  '~야(?:하나|되나|하는지|되는지|할까|될까|하는건|되는건)',
  '~도(?:되나|될까|되는지|괜찮을|괜찮나|괜찮은|안전)',
];

export const TOLD: readonly string[] = [
  '&[었았했냈줬랬](?!으?면)',
  '_돌려(?:받|주|드)',
  '&(?:보내|넣어|입금해|이체해|송금해|부쳐)드',
];

/** What says that nothing is asked for. */
export const NOT_MEANT: readonly string[] = [...REFUSED, ...WARNED, ...ASKED, ...TOLD];
