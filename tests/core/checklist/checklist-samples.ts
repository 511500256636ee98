import fc from 'fast-check';
import {
  CHECK_AREAS,
  CHECK_GRADE,
  CHECK_WEIGHTS,
  hybridStampAt,
  newChecklist,
  uuidV7,
  withEntry,
  withField,
  withPhoto,
  withRoom,
  withoutChecklist,
  withoutPhoto,
  type Checklist,
  type ChecklistItem,
  type ChecklistPhoto,
  type HybridStamp,
} from '#core';

/** The stamp of a moment on a device. */
export const stampAt = (ms: number, device = 'phone'): HybridStamp => hybridStampAt(ms, device);

export const ID = uuidV7(1_800_000_000_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
export const photoOf = (id: string, more: Partial<ChecklistPhoto> = {}): ChecklistPhoto => ({
  id,
  room: 'BATH',
  item: 'bath-mould',
  pictureId: null,
  caption: null,
  removed: null,
  ...more,
});

/** A small catalogue: rules know nothing of the real one. */
export const item = (id: string, more: Partial<ChecklistItem> = {}): ChecklistItem => ({
  id,
  area: 'BATH',
  name: id,
  how: '봐요',
  why: '그래서요',
  kind: 'GRADE',
  measure: null,
  weight: 2,
  isUsual: true,
  ...more,
});

/** One thing that a person does to a checklist, at a stamp. */
export type Act = (checklist: Checklist, at: HybridStamp) => Checklist;

const anyText = fc.constantFrom('', '가', '나', 'Zz');
const anyRow = fc.record({
  room: fc.constantFrom('BATH', 'ROOM', 'room-2'),
  item: fc.constantFrom('mould', 'drain', 'own-1'),
});
const orNull = <One>(of: fc.Arbitrary<One>) => fc.option(of, { nil: null });
const anyPhotoId = fc.constantFrom('p1', 'p2', 'p3', 'p4');

/** Everything that people do to what they wrote, but for deleting. */
export const anyWriting: fc.Arbitrary<Act> = fc.oneof(
  anyText.map(
    (text): Act =>
      (on, at) =>
        withField(on, 'title', text, at),
  ),
  anyText.map(
    (text): Act =>
      (on, at) =>
        withField(on, 'note', text, at),
  ),
  orNull(fc.record({ name: anyText, tel: anyText })).map(
    (contact): Act =>
      (on, at) =>
        withField(on, 'contact', contact, at),
  ),
  fc.tuple(anyRow, orNull(fc.constantFrom(...Object.values(CHECK_GRADE)))).map(
    ([row, grade]): Act =>
      (on, at) =>
        withEntry(on, row, 'grade', grade, at),
  ),
  fc.tuple(anyRow, anyText).map(
    ([row, text]): Act =>
      (on, at) =>
        withEntry(on, row, 'note', text, at),
  ),
  fc.tuple(anyRow, orNull(fc.nat(99))).map(
    ([row, reading]): Act =>
      (on, at) =>
        withEntry(on, row, 'reading', reading, at),
  ),
  fc.tuple(anyRow, orNull(fc.constantFrom(...CHECK_WEIGHTS))).map(
    ([row, weight]): Act =>
      (on, at) =>
        withEntry(on, row, 'weight', weight, at),
  ),
  fc.tuple(anyRow, orNull(fc.constantFrom(...CHECK_AREAS)), anyText).map(
    ([row, area, name]): Act =>
      (on, at) =>
        withEntry(on, row, 'own', area && { area, name }, at),
  ),
  fc.tuple(anyRow, fc.boolean()).map(
    ([row, isShown]): Act =>
      (on, at) =>
        withEntry(on, row, 'isShown', isShown, at),
  ),
  orNull(anyText).map(
    (name): Act =>
      (on, at) =>
        withRoom(on, { id: 'room-2', area: 'ROOM', name: { value: name, at } }),
  ),
);

const anyRemoval: fc.Arbitrary<Act> = fc.oneof(
  anyPhotoId.map(
    (id): Act =>
      (on, at) =>
        withoutPhoto(on, id, at),
  ),
  fc.constant<Act>(withoutChecklist),
);

const anyPhoto: fc.Arbitrary<Act> = fc
  .tuple(anyPhotoId, orNull(fc.constantFrom('picture-1', 'picture-2')), orNull(anyText))
  .map(
    ([id, pictureId, text]): Act =>
      (on, at) =>
        withPhoto(
          on,
          photoOf(id, { pictureId, caption: text === null ? null : { value: text, at } }),
        ),
  );

/** Any checklist that people and devices can have made of one id. */
export const anyChecklist: fc.Arbitrary<Checklist> = fc
  .array(
    fc.tuple(
      fc.oneof(anyWriting, anyPhoto, anyRemoval),
      fc.nat(6),
      fc.constantFrom('phone', 'tablet'),
    ),
    { maxLength: 12 },
  )
  .map((acts) =>
    acts.reduce((on, [act, ms, device]) => act(on, stampAt(ms, device)), newChecklist(ID)),
  );
