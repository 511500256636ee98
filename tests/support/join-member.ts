import type { Members } from '../../server/ports/accounts/members';
import { NEW_MEMBER } from './sign-in-steps';

/** Signs somebody up whom Kakao knows by this name; answers their id. */
export async function joinMember(members: Members, subject: string): Promise<number> {
  const cookie = await members.openSignUp({ provider: 'kakao', subject });
  const made = await members.signUp(cookie, NEW_MEMBER);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}
