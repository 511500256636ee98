/** A page that something leads to, and what the way to it is called. */
export interface Way {
  readonly name: string;
  readonly to: string;
}
