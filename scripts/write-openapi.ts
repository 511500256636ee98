import { writeFile } from 'node:fs/promises';
import { pino } from 'pino';
import { buildApp } from '../server/app';
import { readEnv } from '../server/env';
import { openApiText } from '../server/routes/docs/describe-api';

const notAsked = (): never => {
  throw new Error('Whoever describes the API asks nothing of it.');
};

const app = await buildApp({
  env: readEnv({}),
  clock: { now: notAsked },
  houses: {
    list: notAsked,
    marks: notAsked,
    tally: notAsked,
    one: notAsked,
    some: notAsked,
    lately: notAsked,
    priceLevel: notAsked,
    similar: notAsked,
    nearest: notAsked,
    version: notAsked,
  },
  places: { search: notAsked, areaAt: notAsked, stopsNear: notAsked },
  nearby: { near: notAsked },
  inventories: { of: notAsked },
  sessions: { open: notAsked, identify: notAsked, end: notAsked },
  members: {
    one: notAsked,
    of: notAsked,
    openSignUp: notAsked,
    signUp: notAsked,
    certify: notAsked,
  },
  attempts: { begin: notAsked, spend: notAsked },
  identityProviders: new Map(),
  certifications: null,
  sms: null,
  messageCounts: { take: notAsked, settle: notAsked, giveBack: notAsked, forgetBefore: notAsked },
  callCounts: { add: notAsked, forgetEnded: notAsked },
  links: { notiCluster: notAsked, community: notAsked, deal: notAsked },
  reports: { keep: notAsked, of: notAsked },
  images: { render: notAsked },
  presentPhoto: notAsked,
  presentCard: notAsked,
  presentInventoryImage: notAsked,
  baseMap: notAsked,
  tiles: { known: notAsked, tile: notAsked, plain: notAsked },
  dongs: { one: notAsked, onOffer: notAsked },
  isReady: notAsked,
  clientDir: null,
  logger: pino({ level: 'silent' }),
});
await writeFile(new URL('../docs/openapi.json', import.meta.url), await openApiText(app));
await app.close();
console.log('docs/openapi.json is as the contract says.');
