import { ContentRow } from '../../content-row/ContentRow';
import type { ThingProps } from './thing';

/** An article in a collection. */
export const ContentThing = ({ thing }: ThingProps<'content'>) => (
  <ContentRow content={thing.content} kind="row" level={3} />
);
