import { useEffect, useState } from 'react';
import { useServices } from '../../../ground/services';
import { FormDraft } from '../../../stores/form-draft';
import type { Talk } from '../../../stores/chat/talk';
import { browserDrawing, fitPicture } from '../../../widgets/document-editor/pictures/fit-picture';
import { PictureStore } from '../../../widgets/document-editor/pictures/picture-store';
import { ChatDesk } from '../composer/chat-desk';
import { isKeptDesk } from '../composer/kept-desk';

/** What is about to be said in a room, with what the device kept of it for its member. */
export function useChatDesk(talk: Talk, member: string): ChatDesk {
  const { local, pictures, random } = useServices();
  const [desk] = useState(
    () =>
      new ChatDesk({
        pictures: new PictureStore({
          pictures,
          random,
          fit: (file) => fitPicture(file, browserDrawing),
          previews: URL,
        }),
        draft: new FormDraft(local, `chat_${member}_${talk.id}`, isKeptDesk),
        send: (draft, sent) => {
          talk.outbox.write(draft, sent);
        },
      }),
  );
  useEffect(() => {
    const stopKeeping = desk.start();
    return () => {
      stopKeeping();
      desk.pictures.stop();
    };
  }, [desk]);
  return desk;
}
