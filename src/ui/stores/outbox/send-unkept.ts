import { AppError, outcomeOf, type KeptWrite } from '#core';
import { failureIn } from './new-write';
import { knownWrite } from './outbox-kinds';
import { sendWrite, type SentWrite, type WritePorts } from './write-sending';

const NO_ROOM =
  '이 기기에 보관할 자리가 없어서 보내지 못했어요. 인터넷에 연결된 뒤에 다시 보내 주세요.';

/**
 * Tries at once what cannot be kept. Rejects where it was not taken, and says why: whoever pressed still has
 * it, so nothing is lost untold.
 */
export async function sendUnkept(
  ports: WritePorts,
  write: KeptWrite,
  hasNetwork: boolean,
): Promise<SentWrite> {
  const known = knownWrite(write);
  if (known === null || !hasNetwork) throw new AppError('offline', NO_ROOM);
  try {
    return await sendWrite(ports, known, write.id);
  } catch (error) {
    const isAnswered = ['refused', 'signed-out'].includes(outcomeOf(failureIn(error)));
    throw isAnswered ? error : new AppError('offline', NO_ROOM);
  }
}
