import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { mountEmbeddedIdentity } from '#connectors/embedded-identity/embedded-identity.ts';
import { auth } from '#features/auth/server/auth.handlers.ts';
import { audit } from '#features/audit/server/audit.handlers.ts';
import { authRoutes } from '#features/auth/server/auth.routes.ts';
import { signInCheck } from '#features/auth/server/sign-in-check.ts';
import { openSignInLimits } from '#features/auth/server/sign-in-limits.ts';
import { exports } from '#features/exports/server/exports.handlers.ts';
import { browsing } from '#features/browsing/server/browsing.handlers.ts';
import { browsingRoutes } from '#features/browsing/server/browsing.routes.ts';
import { companies } from '#features/companies/server/companies.handlers.ts';
import { lookupJob } from '#features/companies/server/profile/lookups/lookup.job.ts';
import { profile } from '#features/companies/server/profile/profile.handlers.ts';
import { similar } from '#features/companies/server/similar/similar.handlers.ts';
import { checkConditionsJob } from '#features/conditions/server/check-conditions.job.ts';
import { conditions } from '#features/conditions/server/conditions.handlers.ts';
import { conversations } from '#features/conversations/server/conversations.handlers.ts';
import { recording } from '#features/conversations/server/recording/recording.handlers.ts';
import { digests } from '#features/digests/server/digests.handlers.ts';
import { dueDigestsJob } from '#features/digests/server/due-digests.job.ts';
import { explore } from '#features/explore/server/explore.handlers.ts';
import { freeText } from '#features/explore/server/free-text/free-text.handlers.ts';
import { rankingJob, requestRanking } from '#features/explore/server/ranking/ranking.job.ts';
import { watch } from '#features/explore/server/watch/watch.handlers.ts';
import { watchMailJob } from '#features/explore/server/watch/watch.job.ts';
import { fathom } from '#features/fathom/server/fathom.handlers.ts';
import { connections } from '#features/fathom/server/keys/connections.handlers.ts';
import { fetchMeetingsJob } from '#features/fathom/server/keys/fetch-meetings.job.ts';
import { takeDeliveryJob } from '#features/fathom/server/webhook/deliveries.ts';
import { imports } from '#features/imports/server/imports.handlers.ts';
import { sources } from '#features/imports/server/sources/sources.handlers.ts';
import { sanitiseAgainJob } from '#server/html/sanitise-again.job.ts';
import { importJobs } from '#features/imports/server/imports.job.ts';
import { knowledge } from '#features/knowledge/server/knowledge.handlers.ts';
import { lists } from '#features/lists/server/lists.handlers.ts';
import { metrics } from '#features/metrics/server/metrics.handlers.ts';
import { haveWeMet } from '#features/people/server/met/met.handlers.ts';
import { people } from '#features/people/server/people.handlers.ts';
import { tellJob } from '#features/pipeline/server/outside.job.ts';
import { pipeline } from '#features/pipeline/server/pipeline.handlers.ts';
import { portal } from '#features/portal/server/portal.handlers.ts';
import { alertMailJob } from '#features/records/server/alert-mail.job.ts';
import { records } from '#features/records/server/records.handlers.ts';
import { dueRemindersJob } from '#features/reminders/server/due-reminders.job.ts';
import { mails } from '#features/notifications/server/mails.handlers.ts';
import { notifications } from '#features/notifications/server/notifications.handlers.ts';
import { unsubscribeRoute } from '#features/notifications/server/unsubscribe.routes.ts';
import { calendarFeed } from '#features/reminders/server/calendar-feed.handlers.ts';
import { reminders } from '#features/reminders/server/reminders.handlers.ts';
import { history } from '#features/slider/server/history.handlers.ts';
import { settings } from '#features/settings/server/settings.handlers.ts';
import { entryFeatures } from '#features/submissions/server/entries.handlers.ts';
import { staff } from '#features/auth/server/staff.handlers.ts';
import { submissions } from '#features/submissions/server/submissions.handlers.ts';
import type { Config } from '#server/config.ts';
import { mailPreviews } from './mail-previews.ts';
import { accessCheck } from '#server/http/access.ts';
import { errorAnswers, lastAnswers, methodGuard } from '#server/http/answers.ts';
import { type BodyPatience, boundBodies } from '#server/http/bodies.ts';
import { unreadEncoding } from '#server/http/errors.ts';
import { flatJson } from '#server/http/flat-json.ts';
import { answerJson } from '#server/http/answer-json.ts';
import { rawHttpGuard } from '#server/http/raw-http.ts';
import { boundReaders } from '#server/http/readers.ts';
import { healthRoutes } from '#server/http/health.ts';
import { oneOrigin, sameSiteWrites } from '#server/http/hosts.ts';
import { type Feature, mount } from '#server/http/implement.ts';
import { LARGEST_BODY, LARGEST_HEADERS, rateLimits, sizeLimits } from '#server/http/limits.ts';
import { openApi } from '#server/http/openapi.ts';
import { RateCounts } from '#server/http/rate-counts.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { uploadQuota } from '#server/http/upload-quota.ts';
import { sharedRates } from '#server/http/share-rates.ts';
import { webFiles } from '#server/http/static.ts';
import { validatorCompiler } from '#server/http/validation.ts';
import type { Platform } from '#server/platform.ts';
import { retentionJob } from '#server/retention/retention-job.ts';
import { retentionLines } from './retention.ts';

/** Every feature that answers under /api/v1. */
export const features: readonly Feature[] = [
  portal,
  auth,
  staff,
  settings,
  audit,
  people,
  haveWeMet,
  companies,
  similar,
  profile,
  metrics,
  explore,
  freeText,
  watch,
  submissions,
  ...entryFeatures,
  imports,
  sources,
  conversations,
  recording,
  fathom,
  connections,
  pipeline,
  lists,
  records,
  knowledge,
  history,
  reminders,
  calendarFeed,
  digests,
  conditions,
  notifications(mailPreviews),
  mails,
  exports,
  browsing,
];

/** The bare server: sizes, times and the request log. It exists before the platform, which may log through it. */
export const createServer = (config: Config, onLog?: (line: string) => void): FastifyInstance =>
  Fastify({
    logger: {
      level: config.LOG_LEVEL,
      // What follows the question mark may be a sign-in code or a person's name, and some addresses are secrets.
      serializers: {
        req: ({ method, url }) => ({
          method,
          url: url.replace(/\?.*$/s, '').replace(/^(\/(?:feeds\/reminders|unsubscribe)\/).*$/s, '$1…'),
        }),
      },
      ...(onLog && { stream: { write: onLog } }),
    },
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    bodyLimit: LARGEST_BODY,
    genReqId: () => randomUUID(),
    // Long enough for a gigabyte over a slow line; who never ends the headers is cut off after eight seconds.
    requestTimeout: 900_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { maxHeaderSize: 2 * LARGEST_HEADERS, headersTimeout: 8000, connectionsCheckingInterval: 1000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    // Such keys go on to the contracts, which refuse them by name like every other they do not know.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    ...rawHttpGuard,
  });

export interface AppOptions {
  /** The folder of the built pages; tests of the API do without. */
  webFolder?: string;
  isStopping?: () => boolean;
  bodyPatience?: BodyPatience;
  /** How long a reader may take nothing of an answer. */
  readerPatienceMs?: number;
  /** What answers under /api/v1, where it is not all there is. */
  features?: readonly Feature[];
}

/** Puts the house together: hooks, sign-in, features, pages. */
export async function buildApp(app: FastifyInstance, platform: Platform, options: AppOptions = {}) {
  const { config } = platform;
  const { isStopping = () => false } = options;
  platform.jobs.define(rankingJob(platform));
  platform.jobs.define(lookupJob(platform));
  platform.jobs.define(tellJob(platform));
  platform.jobs.define(watchMailJob(platform));
  platform.jobs.define(dueRemindersJob(platform));
  platform.jobs.define(alertMailJob(platform));
  platform.jobs.define(fetchMeetingsJob(platform));
  platform.jobs.define(takeDeliveryJob(platform));
  platform.jobs.define(dueDigestsJob(platform));
  platform.jobs.define(checkConditionsJob(platform));
  for (const job of importJobs(platform, () => requestRanking(platform))) platform.jobs.define(job);
  platform.jobs.define(retentionJob(platform, retentionLines));
  platform.jobs.define(sanitiseAgainJob(platform));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerJson);
  app.removeContentTypeParser('text/plain');
  flatJson(app);
  errorAnswers(app);
  securityHeaders(app, config);
  sizeLimits(app);
  oneOrigin(app, config);
  sameSiteWrites(app, config);
  lastAnswers(app, isStopping);
  const methods = methodGuard(app);
  await app.register(cookie);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip', 'deflate'],
    requestEncodings: ['gzip', 'br', 'deflate', 'identity'],
    onUnsupportedRequestEncoding: unreadEncoding,
    // Smaller than gzip in the same time; more would be slower.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await openApi(app, config);

  const counts = new RateCounts(platform.clock);
  const signInLimits = openSignInLimits(platform, counts);
  accessCheck(app, platform, signInLimits.check(signInCheck(platform)));
  await rateLimits(app, config, counts);
  sharedRates(app, platform.db, counts);
  boundBodies(app, options.bodyPatience);
  boundReaders(app, options.readerPatienceMs);
  uploadQuota(app, platform);

  await app.register(authRoutes(platform, signInLimits));
  await app.register(unsubscribeRoute(platform));
  for (const feature of options.features ?? features) await mount(app, feature, platform);
  browsingRoutes(app, platform);
  healthRoutes(app, platform, isStopping);
  if (config.embeddedIdentity) await mountEmbeddedIdentity(app, platform);
  if (options.webFolder) await webFiles(app, options.webFolder, platform);
  methods.refuse();
  return app;
}
