import type { EmulatedServices } from '../../emulators/emulators';
import type { Env } from '../../env';
import type { CallCounts } from '../../ports/call-counts';
import type { PublicNotices, PublicSource } from '../../ports/notices/public-notices';
import type { Outside } from '../asking';
import { LhNotices } from './lh';
import { MyHomeNotices } from './myhome';
import { NOTICE_LIMIT_MS, ServiceCaller } from './service-caller';
import { lhFault, myHomeFault, type HeaderFault } from './service-fault';

const HOST = 'https://apis.data.go.kr';

/** Under the limits of a development key: 10,000 and 1,000 calls a day. */
const MOST_A_DAY: Readonly<Record<PublicSource, number>> = { lh: 9000, myhome: 900 };
const HEADER_FAULTS: Readonly<Record<PublicSource, HeaderFault>> = {
  lh: lhFault,
  myhome: myHomeFault,
};

/** The real services where there is a key, their emulators where emulators run, otherwise none. */
export function publicNoticesOf(
  env: Pick<Env, 'publicNoticesKey'>,
  emulators: Pick<EmulatedServices, 'url' | 'publicNoticesKey'> | null,
  outside: Outside,
  counts: Pick<CallCounts, 'add'>,
): readonly PublicNotices[] {
  const emulated =
    emulators === null
      ? null
      : { key: emulators.publicNoticesKey, host: `${emulators.url}/public-notices` };
  const real = env.publicNoticesKey === null ? null : { key: env.publicNoticesKey, host: HOST };
  const where = real ?? emulated;
  if (where === null) return [];
  const patient = { ...outside, limitMs: NOTICE_LIMIT_MS };
  const caller = (service: PublicSource) =>
    new ServiceCaller({
      service,
      ...where,
      headerFault: HEADER_FAULTS[service],
      outside: patient,
      counts,
      mostADay: MOST_A_DAY[service],
    });
  const { clock } = outside;
  const isExample = real === null;
  return [
    new LhNotices({ caller: caller('lh'), clock, isExample }),
    new MyHomeNotices({ caller: caller('myhome'), clock, isExample }),
  ];
}
