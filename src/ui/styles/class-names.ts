/** Joins the class names that are there: `classNames(styles.chip, active && styles.active)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
