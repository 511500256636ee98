import { checklistFault, isAheadOf, stampsOf, type Checklist } from '#core';
import { Refusal } from '../../errors';
import type { AppDeps } from '../../ports/app-deps';
import type {
  ChecklistRefusal,
  StoredChecklist,
  StoredShare,
} from '../../ports/checklists/checklists';

export const shareItem = ({ code, until, choice }: StoredShare) => ({
  code,
  until: new Date(until).toISOString(),
  choice,
});

/** A checklist with the links of its pictures, which end after some hours. */
export const checklistItem = (
  { presentPrivate }: Pick<AppDeps, 'presentPrivate'>,
  { checklist, revision, share, pictures }: StoredChecklist,
) => ({
  checklist,
  revision,
  share: share && shareItem(share),
  pictures: pictures.map(presentPrivate),
});

/** Refuses what no device of this product sends, before anything is written. */
export function refuseFaults(now: number, given: readonly Checklist[]): void {
  for (const one of given) {
    const fault = checklistFault(one);
    if (fault !== null) throw new Refusal('checklist-fault', fault.field, fault.message);
    if (stampsOf(one).some((stamp) => isAheadOf(now, stamp)))
      throw new Refusal('clock-ahead', 'at');
  }
}

export function refusalOf(reason: ChecklistRefusal): Refusal {
  switch (reason) {
    case 'full':
      return new Refusal('checklists-full');
    case 'no-picture':
      return new Refusal('checklist-fault', 'photos', '사진을 찾을 수 없어요. 다시 올려 주세요.');
    case 'too-large':
      return new Refusal(
        'checklist-fault',
        'entries',
        '한 체크리스트에 더 담을 수 없어요. 새 체크리스트에 이어서 써 주세요.',
      );
    case 'no-member':
      return new Refusal('unauthorized');
  }
}
