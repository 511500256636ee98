import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import fastify, { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { refusalOf, sendRefusal } from './errors';
import { addRoutes } from './routes/routes';
import { answerBytes } from './http/answers/answer-bytes';
import type { AppDeps } from './ports/app-deps';
import { parseByContract, writeByContract } from './http/contract-compilers';
import { readForms } from './http/requests/form-body';
import { keepVisitorsOut } from './http/policies/members-only';
import { hearSendersOut, refuseLargeBody } from './http/requests/large-body';
import { refuseOddAddress, refuseOddBody, routedUrl } from './http/requests/odd-text';
import { answerUnreadable } from './http/requests/unreadable-request';
import { openApi } from './routes/docs/describe-api';
import { addHotAnswers } from './http/answers/hot-answers';
import { leaveInOrder } from './http/listen';
import { logRequests, requestId } from './http/request-log';
import { inlineTexts } from './pages/app/app-page';
import { answerHeaders, sayAnswerHeaders } from './http/headers/answer-headers';
import { pagePolicy } from './http/headers/page-policy';
import { serveApp } from './pages/app/serve-app';
import { identifyCaller } from './accounts/sessions/identify-caller';
import { addSignInLimits } from './http/limits/sign-in-limits';
import type { Api, WireTypes } from './http/wire-types';
import { addWriteLimits } from './http/limits/write-limits';

const BODY_BYTES = 1024 * 1024;
/** A request that takes longer to arrive is cut off. */
const ARRIVAL_MS = 60_000;

/** Builds the server; it does not listen, and nothing it needs is taken from elsewhere. */
export async function buildApp(deps: AppDeps): Promise<Api> {
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (refusal !== error && refusal.statusCode >= 500) request.log.error({ err: error }, 'broken');
    return sendRefusal(reply, refusal);
  };

  const app: Api = fastify({
    loggerInstance: deps.logger,
    // One line a request, of our own making (request-log.ts): Fastify's would hold addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
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

  const certification = deps.certifications?.widget ?? null;
  const policy = pagePolicy(deps.env, inlineTexts(deps.clientDir), certification);
  const isHttps = deps.env.siteUrl.startsWith('https://');
  sayAnswerHeaders(app, answerHeaders(policy, { isHttps }));
  if (deps.env.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...deps.env.corsOrigins],
      credentials: true,
      allowedHeaders: ['authorization', 'rt', 'idempotency-key', 'content-type', 'cache-control'],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // Tokens, and the name of a download.
      exposedHeaders: ['authentication', 'rt', 'content-disposition'],
      maxAge: 600,
    });
  await app.register(cookie);
  await addSignInLimits(app, deps);
  addWriteLimits(app, deps);
  readForms(app);
  identifyCaller(app, deps);
  keepVisitorsOut(app);
  // After the headers: the page of another origin may read a refusal only where they allow it.
  app.addHook('onRequest', refuseLargeBody(BODY_BYTES));
  app.addHook('onRequest', refuseOddAddress);
  app.addHook('preValidation', refuseOddBody);
  addHotAnswers(app, deps);
  // After everything that decides whether an answer may be kept.
  app.addHook('onSend', answerBytes());
  await app.register(swagger, openApi);
  addRoutes(app, deps);
  await serveApp(app, deps);
  return app;
}
