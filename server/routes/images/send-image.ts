import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { imageReply } from '#contract/images';
import { Refusal } from '../../errors';
import { MEMBERS_ONLY, memberOf } from '../../http/policies/members-only';
import { fileOfForm } from '../../http/requests/file-of-form';
import { idempotencyKey } from '../../http/requests/idempotency-key';
import type { Api } from '../../http/wire-types';
import { OwnTurnstiles } from '../../pictures/turnstile';
import type { AppDeps } from '../../ports/app-deps';
import type { PictureIntake } from '../../ports/pictures/pictures';

/** Of a file. */
const MOST_BYTES = 10 * 1024 * 1024;
/** What a form puts around its file. */
const FORM_BYTES = 64 * 1024;
/** Of one member in 24 hours: ten posts full of them. */
const MOST_A_DAY = 100;
/** So long after the last one of a day there may be room again. */
const RETRY_SECONDS = 3600;

/** Files of one member that are in memory at a time; the others wait on the line. */
const AT_ONCE = 3;

const FIELD = 'file';
const FORM = /^multipart\/form-data\s*;/i;

/** Before anybody reads it: only a form carries a file. */
function refuseOtherTypes(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isForm = FORM.test(headers['content-type'] ?? '');
  done(isForm ? undefined : new Refusal('unsupported-type', null, '사진을 양식으로 보내 주세요.'));
}

type Fault = Exclude<Awaited<ReturnType<PictureIntake['take']>>, { ok: true }>['reason'];

function refusalOf(fault: Fault): Refusal {
  switch (fault) {
    case 'no-picture':
      return new Refusal('no-picture', FIELD);
    case 'heic':
      return new Refusal(
        'no-picture',
        FIELD,
        'HEIC 사진은 올릴 수 없어요. JPEG로 바꿔서 다시 올려 주세요.',
      );
    case 'too-many-pixels':
      return new Refusal(
        'picture-fault',
        FIELD,
        '사진의 가로세로가 너무 커요. 크기를 줄여서 다시 올려 주세요.',
      );
    case 'broken':
      return new Refusal('picture-fault', FIELD);
    case 'key-spent':
      return new Refusal('key-spent', 'Idempotency-Key');
    case 'day-full':
      return new Refusal('pictures-spent', null, undefined, RETRY_SECONDS);
    case 'no-member':
      return new Refusal('unauthorized');
  }
}

/** Takes a picture in, for what its member writes; unused it is forgotten after a day. */
export function sendImage(app: Api, { uploads, presentPicture }: AppDeps): void {
  const turnstiles = new OwnTurnstiles<number>(AT_ONCE);
  // In a room of its own: nothing else reads forms with files.
  void app.register(async (room) => {
    await room.register(multipart, {
      throwFileSizeLimit: false,
      // One more of each than is taken, so that it is seen and refused.
      limits: { fileSize: MOST_BYTES + 1, files: 2, fields: 1, parts: 3, fieldSize: 1024 },
    });
    room.post(
      '/v2/images',
      {
        onRequest: refuseOtherTypes,
        config: {
          ...MEMBERS_ONLY,
          largestBody: { bytes: MOST_BYTES + FORM_BYTES, refusal: 'picture-too-large' },
          takesFile: FIELD,
        },
        schema: {
          tags: ['images'],
          summary: 'Takes a picture in, for what its member writes',
          description:
            'JPEG, PNG, WebP or GIF by its bytes, at most 10 MB and 50 million pixels. It is written anew: upright, at most 2048 pixels long, without place, camera and all else that is no pixel. Unused it is forgotten after a day. Sent again under the same Idempotency-Key it is the same picture.',
          response: { 200: imageReply },
        },
      },
      async (request) => {
        const { memberId } = memberOf(request);
        const key = idempotencyKey(request);
        await app.writeLimits.own(request, memberId);
        const taken = await turnstiles.pass(memberId, async () => {
          const file = await fileOfForm(request, { field: FIELD, most: MOST_BYTES });
          return uploads.take(file, { memberId, key, mostADay: MOST_A_DAY });
        });
        if (!taken.ok) throw refusalOf(taken.reason);
        return { item: presentPicture(taken.value) };
      },
    );
  });
}
