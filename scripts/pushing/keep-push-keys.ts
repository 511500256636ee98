import type { PushKeyRepository } from '../../server/db/push/push-key-repository';
import { ExplainedError } from '../../server/shared/explained-error';

class PushKeysError extends ExplainedError {
  override readonly name = 'PushKeysError';
}

interface Parts {
  readonly keys: Pick<PushKeyRepository, 'current' | 'rotate' | 'forgetFormer'>;
  /** ms */
  readonly now: number;
}

/** Does what an operator asked of the keys, and says in a sentence what was done. */
export async function keepPushKeys(
  words: readonly string[],
  { keys, now }: Parts,
): Promise<string> {
  const [word, ...more] = words;
  if (more.length === 0 && word === 'rotate') {
    await keys.rotate(now);
    const { publicKey } = await keys.current(now);
    return `새 키를 만들었습니다: ${publicKey}\n서버를 다시 시작해 주세요. 이미 알림을 켠 기기에는 전의 키로 계속 보냅니다.`;
  }
  if (more.length === 0 && word === 'forget-former') {
    const devices = await keys.forgetFormer(now);
    return `전의 키를 지웠습니다. 그 키로 알림을 켠 기기 ${devices}대는 다시 켜야 합니다.`;
  }
  throw new PushKeysError('rotate나 forget-former 가운데 하나를 적어 주세요.');
}
