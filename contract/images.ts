import * as z from 'zod/mini';
import { documentPicture } from './documents';

/** POST /v2/images */
export const imageReply = z.object({ item: documentPicture });
