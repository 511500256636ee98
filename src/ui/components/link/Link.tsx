import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A whole path of the product, with its query. */
  readonly to: string;
  /** Takes the place of the entry that it stands in. */
  readonly replace?: boolean | undefined;
}

/** A press that opens the address here, and not in a tab or window of its own. */
const isPlain = (event: MouseEvent, target: string | undefined): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  (target === undefined || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * A link within the product. The router's own listens to every change of the address, which a map
 * makes with each pan, and to chunks of pages that we have not: all links here are whole paths.
 */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlain(event, rest.target)) return;
        event.preventDefault();
        if (replace) navigator.replace(to);
        else navigator.push(to);
      }}
    >
      {children}
    </a>
  );
}
