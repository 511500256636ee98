import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import fastify, { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { refusalOf, sendRefusal } from './errors';
import { addRoutes } from './routes/routes';
import type { AppDeps } from './ports/app-deps';
import { storedVersion, type Stored } from './ports/stored';
import { parseByContract, writeByContract } from './http/contract-compilers';
import { readForms } from './http/requests/form-body';
import { keepVisitorsOut } from './http/policies/members-only';
import { askedOnce } from './http/requests/own-call';
import { hearSendersOut, refuseLargeBody } from './http/requests/large-body';
import { refuseOddAddress, refuseOddBody, routedUrl } from './http/requests/odd-text';
import { answerUnreadable } from './http/requests/unreadable-request';
import { openApi } from './routes/docs/describe-api';
import { addHotAnswers, keepHotAnswers } from './http/answers/hot-answers';
import { keepNothingPersonal } from './http/answers/never-kept';
import { SqueezedTexts } from './http/answers/squeezed-texts';
import { nameTexts, squeezeTexts } from './http/answers/text-answers';
import { leaveInOrder } from './http/listen';
import { logRequests, requestId } from './http/request-log';
import { inlineTexts } from './pages/app/app-page';
import { answerHeaders, sayAnswerHeaders } from './http/headers/answer-headers';
import { pagePolicy } from './http/headers/page-policy';
import { readerOf } from './pages/app/reader';
import { serveApp } from './pages/app/serve-app';
import { identifyCaller } from './accounts/sessions/identify-caller';
import { addSignInLimits } from './http/limits/sign-in-limits';
import type { Api, WireTypes } from './http/wire-types';
import { addWriteLimits } from './http/limits/write-limits';

const BODY_BYTES = 1024 * 1024;
/** A request that takes longer to arrive is cut off. */
const ARRIVAL_MS = 60_000;

const CALL = /^\/v\d/;

/** Builds the server; it does not listen, and nothing it needs is taken from elsewhere. */
export async function buildApp(deps: AppDeps): Promise<Api> {
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (refusal !== error && refusal.statusCode >= 500)
      request.log.error({ reqId: request.id, err: error }, 'broken');
    return sendRefusal(reply, refusal);
  };

  const app: Api = fastify({
    loggerInstance: deps.logger,
    // One line a request, of our own making (request-log.ts): Fastify's would hold addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // A logger a request costs more than most answers; a line names its request itself.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES,
    requestTimeout: ARRIVAL_MS,
    rewriteUrl: ({ url }) => routedUrl(url ?? '/'),
    // Longer than an address can be: the contract refuses a long id, by its name.
    routerOptions: { maxParamLength: 20_000 },
    // Nobody's X-Forwarded-For but that of the proxies that are configured.
    trustProxy: deps.env.trustProxy.length > 0 && [...deps.env.trustProxy],
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      void refuse(error, request, reply);
    },
    return503OnClosing: false,
  }).withTypeProvider<WireTypes>();

  app.setValidatorCompiler(parseByContract);
  app.setSerializerCompiler(writeByContract);
  app.setErrorHandler(refuse);
  logRequests(app);
  leaveInOrder(app);
  hearSendersOut(app);
  if (deps.env.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...deps.env.corsOrigins],
      credentials: true,
      allowedHeaders: ['authorization', 'rt', 'idempotency-key', 'content-type', 'cache-control'],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // Tokens, the name of a download, and when to come again.
      exposedHeaders: ['authentication', 'rt', 'content-disposition', 'retry-after'],
      maxAge: 600,
    });
  identifyCaller(app, deps);
  keepVisitorsOut(app);

  const certification = deps.certifications?.widget ?? null;
  const policy = pagePolicy(deps.env, inlineTexts(deps.clientDir), certification);
  const isHttps = deps.env.siteUrl.startsWith('https://');
  const headers = answerHeaders(policy, { isHttps });
  const squeezed = new SqueezedTexts();
  const watched = {
    // What a page asks is of the moment at which the page was asked for.
    version: (request: FastifyRequest, of: Stored) =>
      askedOnce(request, `version of ${of}`, () => storedVersion(deps, of)),
    clock: deps.clock,
    // The API answers everybody alike.
    readerOf: (request: FastifyRequest) =>
      CALL.test(request.originalUrl) ? null : readerOf(request).kind,
  };
  addHotAnswers(app, watched, { headers, squeezed });

  app.addHook('onRequest', refuseLargeBody(BODY_BYTES));
  app.addHook('onRequest', refuseOddAddress);
  app.addHook('preValidation', refuseOddBody);
  // Cookies are read by the few calls that look at them.
  await app.register(cookie, { hook: false });
  await addSignInLimits(app, deps);
  addWriteLimits(app, deps);
  readForms(app);

  // The order counts: what an answer says, whether it is kept, and how it travels.
  sayAnswerHeaders(app, headers);
  nameTexts(app);
  keepHotAnswers(app);
  squeezeTexts(app, squeezed);
  keepNothingPersonal(app);
  await app.register(swagger, openApi);
  addRoutes(app, deps);
  await serveApp(app, deps);
  return app;
}
