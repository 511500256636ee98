import * as z from 'zod/mini';
import { sessionData } from './session';

/** Without DATA: a person who is not known yet (spec/readings R28). */
export const loginReply = z.object({ DATA: z.exactOptional(sessionData) });

export const beginSignInReply = z.object({ item: z.object({ url: z.string() }) });

/** As login answers. */
export const signUpReply = z.object({ DATA: sessionData });

/** POST /v2/certifications: what the certification is asked for under, by this session alone. */
export const beginCertificationReply = z.object({ item: z.object({ merchantUid: z.string() }) });
