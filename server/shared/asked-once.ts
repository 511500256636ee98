/**
 * Questions of which each is asked once: what a page shows is asked for by its head and by its first
 * view, and the second is answered as the first was.
 */
export class AskedOnce {
  private readonly answers = new Map<string, Promise<unknown>>();

  /** `question` names what is asked, of one kind in the whole server. */
  ask<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = this.answers.get(question) as Promise<Answer> | undefined;
    if (known !== undefined) return known;
    const answer = ask();
    this.answers.set(question, answer);
    return answer;
  }
}
