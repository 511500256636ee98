import type { Walker } from './walker';

/** One thing that a person may do; its weight says how often. */
export interface WalkStep {
  readonly name: string;
  readonly weight: number;
  /** Whether it can be done where the walk stands. */
  readonly fits: (walker: Walker) => boolean;
  readonly act: (walker: Walker) => Promise<unknown>;
}

/** Pages that there are many of: the path of their kind stands for any of them. */
const BY_ID: readonly string[] = ['/place', '/posts', '/contents'];

/** The form of a new post is none of the posts. */
const isOneOf = (kind: string, path: string): boolean =>
  path.startsWith(`${kind}/`) && path !== '/posts/write';

/** Whether the walk stands on one of these pages, with nothing over it. */
export const at =
  (...paths: readonly string[]) =>
  ({ model }: Walker): boolean =>
    model.popup === null &&
    paths.some((path) => (BY_ID.includes(path) ? isOneOf(path, model.path) : model.path === path));

/** Whether that popup is open. */
export const within =
  (popup: string) =>
  ({ model }: Walker): boolean =>
    model.popup === popup;

/** A history of more entries is not walked into. */
export const isShallow = ({ model }: Walker): boolean => model.depth < 12;
