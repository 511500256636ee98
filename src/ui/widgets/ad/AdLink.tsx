import type { ReactNode } from 'react';
import type { Inventory } from '#core';
import { Link } from '../../components/link/Link';
import { linkTarget } from './link-target';

interface AdLinkProps {
  readonly ad: Pick<Inventory, 'LINK_URL'>;
  readonly className: string | undefined;
  /** Takes the place of the entry: of a popup, so that Back does not open it again. */
  readonly replace?: boolean;
  /** A new tab was opened. */
  readonly onElsewhere?: () => void;
  readonly children: ReactNode;
}

/** The way that an advertisement leads; what leads nowhere is no link. */
export function AdLink({ ad, className, replace = false, onElsewhere, children }: AdLinkProps) {
  const { LINK_URL: link } = ad;
  switch (linkTarget(link)) {
    case 'here':
      return (
        <Link to={link} replace={replace} className={className}>
          {children}
        </Link>
      );
    case 'elsewhere':
      return (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className={className}
          onClick={onElsewhere}
        >
          {children}
        </a>
      );
    case 'nowhere':
      return <div className={className}>{children}</div>;
  }
}
