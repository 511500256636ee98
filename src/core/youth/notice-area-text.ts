import { areaNamesLabel } from '../shared/text/area-names';
import type { NoticeArea } from './notice';

/** The areas of a notice in one line (spec/readings R9): `서울 관악구 외 2`. */
export const noticeAreaText = (areas: readonly NoticeArea[]): string =>
  areaNamesLabel(areas.map(({ name }) => name));
