import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isSafePath, type Inventory } from '#core';

interface AdLinkProps {
  readonly ad: Inventory;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * Where an advertisement leads (readings.md R13): our own paths open here, other hosts in a new
 * tab, anything else not at all.
 */
export function AdLink({ ad, className, children }: AdLinkProps) {
  if (isSafePath(ad.LINK_URL)) {
    return (
      <Link to={ad.LINK_URL} className={className}>
        {children}
      </Link>
    );
  }
  if (/^https?:\/\//i.test(ad.LINK_URL)) {
    return (
      <a href={ad.LINK_URL} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
      </a>
    );
  }
  return <div className={className}>{children}</div>;
}
