/** Items of the sample whose pages are measured. */
export interface SampleItems {
  readonly house: string;
  readonly notice: string;
  /** The one that most is said about. */
  readonly post: string;
  /** An article. */
  readonly content: string;
  readonly direct: string;
  readonly mate: string;
}

async function firstOf(address: string): Promise<string> {
  const answer = await fetch(address);
  const { result } = (await answer.json()) as { result: { id: string | number }[] };
  const [first] = result;
  if (first === undefined) throw new Error(`nothing is answered at ${address}`);
  return String(first.id);
}

export async function someItems(origin: string): Promise<SampleItems> {
  const nearest = `${origin}/v2/houses/nearest?lat=37.4842&lng=126.9297&limit=1`;
  const [house, notice, post, content, direct, mate] = await Promise.all([
    firstOf(nearest),
    firstOf(`${origin}/v2/notices?limit=1`),
    firstOf(`${origin}/v2/communities?sort=commented&limit=1`),
    firstOf(`${origin}/v2/contents?limit=1`),
    firstOf(`${origin}/v2/deals?dealType=direct&limit=1`),
    firstOf(`${origin}/v2/deals?dealType=mate&limit=1`),
  ]);
  return { house, notice, post, content, direct, mate };
}
