import type { DealWay, Result } from '#core';
import type { InquiryRefusal } from '../deals/inquiries';

/** Numbers of private people who advertise houses (spec/readings R46). */
export interface StoredHouseNumbers {
  /** Of one day, numbers of houses and of rooms are counted together; who asked is told to nobody. */
  contact(memberId: number, id: string, way: DealWay): Promise<Result<string, InquiryRefusal>>;
}
