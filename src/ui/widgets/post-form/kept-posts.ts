import {
  BOARDS,
  checkDocument,
  EDITOR_KIND,
  storedEntries,
  type BoardCode,
  type DocumentPicture,
  type Fields,
  type RichDocument,
} from '#core';
import type { FormDrafts } from '../form-drafts/form-drafts';
import { isKeptPicture } from '../../stores/kept-picture';
import type { Kept } from '../form-drafts/kept-forms';

/** What somebody has written so far. */
export interface WrittenPost {
  readonly board: BoardCode | null;
  readonly title: string;
  readonly document: RichDocument;
}

/** What is kept of a post's form. */
export interface PostContent extends WrittenPost {
  /** Those of its pictures that are stored. */
  readonly pictures: readonly DocumentPicture[];
  /** How many were still on their way. */
  readonly lost: number;
  /** Which state of the post it changes; null where it is a new one. */
  readonly base: string | null;
  /** Names its sending once it was tried. */
  readonly key: string | null;
}

export type KeptPost = Kept<PostContent>;
export type PostDrafts = FormDrafts<PostContent>;

/** What is kept of one form, the newest first. What cannot be read is left out; never throws. */
export function readKeptPosts(stored: string | null): readonly KeptPost[] {
  return storedEntries(stored).flatMap((fields) => keptIn(fields) ?? []);
}

function keptIn(fields: Fields): KeptPost | null {
  const { owner, writer, member, title, lost, savedAt } = fields;
  const texts = [owner, writer, member, title].every((one) => typeof one === 'string');
  const numbers = [lost, savedAt].every((one) => Number.isFinite(one));
  const names = [fields['base'], fields['key'], fields['from']].every(isTextOrNull);
  const board = fields['board'];
  const isBoard = board === null || BOARDS.some((one) => one === board);
  const { pictures } = fields;
  const arePictures = Array.isArray(pictures) && pictures.every(isKeptPicture);
  const isDocument = checkDocument(fields['document'], EDITOR_KIND.POST).ok;
  const isKept = texts && numbers && names && isBoard && arePictures && isDocument;
  return isKept ? (fields as unknown as KeptPost) : null;
}

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
