/** What lists and pages answer goes by the minute: what was seen in two of them is looked at once more. */
export async function withinOneMinute<Seen>(see: () => Promise<Seen>): Promise<Seen> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const begun = minute();
    const seen = await see();
    if (minute() === begun) return seen;
  }
}
