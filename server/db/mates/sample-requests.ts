import type { Queries } from '../database';
import { mateNumbers, mateRequests } from '../schema/mates';

/** An ask of the sample, and what became of it. */
export interface SampleRequest {
  readonly askerId: number;
  readonly askedId: number;
  /** ms */
  readonly askedAt: number;
  readonly answer: 'ACCEPTED' | 'DECLINED' | null;
  /** Of who was asked, where it was opened to the asker. */
  readonly tel: string | null;
}

/** Adds asks; answers each with its id. */
export async function writeSampleRequests(
  tx: Queries,
  requests: readonly SampleRequest[],
): Promise<readonly (SampleRequest & { readonly id: number })[]> {
  const added = await tx
    .insert(mateRequests)
    .values(
      requests.map(({ askerId, askedId, askedAt, answer }) => ({
        askerId,
        askedId,
        askedAt: new Date(askedAt),
        isWithdrawn: false,
        answer,
      })),
    )
    .returning({ id: mateRequests.id });
  const numbered = requests.flatMap((request, at) => {
    const id = added[at]?.id;
    return id === undefined ? [] : [{ ...request, id }];
  });
  const opened = numbered.flatMap(({ id: requestId, askedId: memberId, tel }) =>
    tel === null ? [] : [{ requestId, memberId, tel }],
  );
  if (opened.length > 0) await tx.insert(mateNumbers).values(opened);
  return numbered;
}
