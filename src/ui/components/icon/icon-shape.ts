/** Path data on the 24 px grid: `line` is stroked, `fill` is filled. */
export interface IconShape {
  readonly line: string;
  readonly fill?: string;
}
