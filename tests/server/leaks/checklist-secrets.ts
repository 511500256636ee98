import {
  hybridStampAt,
  newChecklist,
  uuidV7,
  withEntry,
  withField,
  withPhoto,
  type Checklist,
  type ShareChoice,
} from '#core';
import { made } from '../../support/community-on-database';
import type { LeakWorld } from './leak-world';
import { NOBODY, PEOPLE } from './people';
import type { Row } from './secret';

const NONE: ShareChoice = { address: false, name: false, tel: false };

/** A checklist of the author, with a note of its own. */
function checklistOf({ clock }: LeakWorld, word: string, note: string): Checklist {
  const letters = Array.from(word, (letter) => letter.charCodeAt(0));
  const at = hybridStampAt(clock.now(), 'phone');
  const one = newChecklist(uuidV7(clock.now(), letters));
  return withEntry(one, { room: 'BATH', item: 'bath-mould' }, 'note', note, at);
}

const put = async (world: LeakWorld, checklist: Checklist, choice: ShareChoice | null) => {
  const { checklists, idOf } = world;
  made(await checklists.put(idOf('author'), [checklist]));
  const shared =
    choice && (await checklists.share(idOf('author'), checklist.id, { days: 7, choice }));
  return { numbers: [checklist.id], codes: shared === null ? [] : [shared.code] };
};

/** A photo that whoever has the link of its checklist saw. */
const photo = (
  what: string,
  seenBy: Row['seenBy'],
  hide: (world: LeakWorld, id: string) => Promise<unknown>,
): Row => ({
  what,
  seenBy,
  wasSeen: true,
  plant: async (world, word) => {
    await world.bring(world.idOf('author'), word);
    const checklist = withPhoto(checklistOf(world, word, '사진을 봐요'), {
      id: 'photo',
      room: 'BATH',
      item: 'bath-mould',
      pictureId: word,
      caption: null,
      removed: null,
    });
    const planted = await put(world, checklist, NONE);
    return { ...planted, hide: () => hide(world, checklist.id) };
  },
});

/** The last moment of its link, after which nothing is shown by it. */
const expire = ({ database, clock }: LeakWorld, id: string) =>
  database.pool.query('update checklists set share_until = $1 where id = $2', [
    new Date(clock.now()),
    id,
  ]);

const PHOTOS: readonly Row[] = [
  photo('a photo of a checklist whose link was withdrawn', ['author'], (world, id) =>
    world.checklists.withdraw(world.idOf('author'), id),
  ),
  photo('a photo of a checklist whose link ended', ['author'], expire),
  photo('a photo of a deleted checklist that was shared', NOBODY, (world, id) =>
    world.checklists.remove(world.idOf('author'), id),
  ),
];

/** What somebody keeps of houses that they saw, and what they showed of it. */
export const CHECKLISTS: readonly Row[] = [
  {
    what: 'a checklist that was not shared',
    seenBy: ['author'],
    wasSeen: false,
    plant: (world, word) => put(world, checklistOf(world, word, word), null),
  },
  {
    what: 'a checklist that is shared',
    seenBy: PEOPLE,
    wasSeen: true,
    plant: (world, word) => put(world, checklistOf(world, word, word), NONE),
  },
  {
    what: 'a checklist whose link was withdrawn',
    seenBy: ['author'],
    wasSeen: true,
    plant: async (world, word) => {
      const checklist = checklistOf(world, word, word);
      const planted = await put(world, checklist, NONE);
      const hide = () => world.checklists.withdraw(world.idOf('author'), checklist.id);
      return { ...planted, hide };
    },
  },
  {
    what: 'a deleted checklist that was shared',
    seenBy: [],
    wasSeen: true,
    plant: async (world, word) => {
      const checklist = checklistOf(world, word, word);
      const planted = await put(world, checklist, NONE);
      const hide = () => world.checklists.remove(world.idOf('author'), checklist.id);
      return { ...planted, hide };
    },
  },
  {
    what: 'the address of a shared checklist that does not show it',
    seenBy: ['author'],
    wasSeen: false,
    plant: (world, word) => {
      const address = `서울 관악구 ${word}길 7`;
      const place = {
        from: 'FREE',
        targetId: null,
        kind: '원룸',
        dong: '신림동',
        address,
        floor: '',
        price: null,
        maintenance: null,
      } as const;
      const at = hybridStampAt(world.clock.now(), 'phone');
      const checklist = checklistOf(world, word, `${address} 앞에서 만나요`);
      return put(world, withField(checklist, 'place', place, at), { ...NONE, name: true });
    },
  },
  {
    what: 'the name of who showed a shared house',
    seenBy: ['author'],
    wasSeen: false,
    plant: (world, word) => {
      const at = hybridStampAt(world.clock.now(), 'phone');
      const checklist = checklistOf(world, word, `${word} 님이 보여 줬어요`);
      const contact = { name: word, tel: '' };
      return put(world, withField(checklist, 'contact', contact, at), { ...NONE, tel: true });
    },
  },
  ...PHOTOS,
];
