import { describe, expect, it } from 'vitest';
import { operationsOf } from './testing/openapi-requests.ts';
import { testApp } from './testing/test-app.ts';

/**
 * Who may call what. A route that is not listed here fails the build:
 * `person` needs a signed-in, invited person; `own` also answers only what is the caller's; `everyone` needs nobody.
 */
const ACCESS: Record<string, 'person' | 'own' | 'everyone'> = {
  'GET /api/v1/app-config': 'person',
  'POST /api/v1/analytics-events': 'everyone',
  'GET /api/v1/outbox': 'person',
  'GET /api/v1/api-tokens': 'own',
  'POST /api/v1/api-tokens': 'own',
  'DELETE /api/v1/api-tokens/{token_id}': 'own',
  'GET /api/v1/scopers': 'person',
  'GET /api/v1/projects': 'person',
  'GET /api/v1/conversations/meta-data': 'person',
  'GET /api/v1/conversations': 'person',
  'GET /api/v1/conversations/all': 'person',
  'GET /api/v1/conversations/header-block': 'person',
  'GET /api/v1/conversations/incomplete': 'person',
  'GET /api/v1/references-search': 'person',
  'GET /api/v1/references': 'person',
  'POST /api/v1/references': 'person',
  'PUT /api/v1/references/{reference_id}': 'own',
  'DELETE /api/v1/references/{reference_id}': 'own',
  'POST /api/v1/references/{reference_id}/undo': 'own',
  'GET /api/v1/references/{reference_id}/history': 'person',
  'GET /api/v1/have-we-met': 'person',
  'GET /api/v1/people/{person_id}/appearances': 'person',
  'GET /api/v1/conversation-contribution': 'person',
  'GET /api/v1/conversation-insight': 'person',
  'POST /api/v1/people-metadata-update': 'person',
  'GET /api/v1/people-search': 'person',
  'POST /api/v1/people': 'person',
  'GET /api/v1/people/{person_id}': 'person',
  'PATCH /api/v1/people/{person_id}': 'person',
  'GET /api/v1/tp-status-options': 'person',
  'GET /api/v1/company-statuses': 'person',
  'GET /api/v1/document-types': 'person',
  'GET /api/v1/company-updates/types': 'person',
  'GET /api/v1/quip-types': 'person',
  'GET /api/v1/source-list': 'person',
  'GET /api/v1/explore/datasources': 'person',
  'GET /api/v1/company-search': 'person',
  'POST /api/v1/companies': 'person',
  'GET /api/v1/companies/{domain}': 'person',
  'PATCH /api/v1/companies/{domain}': 'person',
  'GET /api/v1/companies/{domain}/changes': 'person',
  'POST /api/v1/companies/{domain}/aliases': 'person',
  'DELETE /api/v1/companies/{domain}/aliases/{alias}': 'person',
  'GET /api/v1/get-company-cached-data': 'person',
  'GET /api/v1/get-company-no-cached-data': 'person',
  'GET /api/v1/company-page': 'person',
  'GET /api/v1/funding': 'person',
  'POST /api/v1/website_history': 'person',
  'GET /api/v1/employee-population-details': 'person',
  'GET /api/v1/find-company-founders': 'person',
  'POST /api/v1/find-founder-data': 'person',
  'GET /api/v1/get-company-advertising-stats': 'person',
  'GET /api/v1/add-company-advertising-stats': 'person',
  'GET /api/v1/get-company-competitors': 'person',
  'GET /api/v1/add-company-competitors': 'person',
  'GET /api/v1/meeting-stat': 'person',
  'GET /api/v1/email-history': 'person',
  'GET /api/v1/company-project': 'person',
  'POST /api/v1/company-project': 'person',
  'GET /api/v1/spyfu-metrics': 'person',
  'GET /api/v1/spyfu-filter': 'person',
  'GET /api/v1/linkedin-metrics': 'person',
  'GET /api/v1/linkedin-filter': 'person',
  'GET /api/v1/alexa-metrics': 'person',
  'GET /api/v1/alexa-filter': 'person',
  'GET /api/v1/downstream-filter': 'person',
  'GET /api/v1/combined-downstream': 'person',
  'GET /api/v1/recommended-companies': 'person',
  'GET /api/v1/company-favorite': 'own',
  'POST /api/v1/company-favorite': 'own',
  'GET /api/v1/alert-company': 'own',
  'POST /api/v1/alert-company': 'own',
  'GET /api/v1/alert': 'own',
  'POST /api/v1/alert': 'own',
  'GET /api/v1/company-updates': 'person',
  'POST /api/v1/company-updates': 'person',
  'GET /api/v1/file-uploads': 'person',
  'POST /api/v1/file-uploads': 'person',
  'GET /api/v1/file-uploads/metadata': 'person',
  'GET /media/files/{uuid}': 'person',
  'GET /media/newsletters/{id}': 'person',
  'GET /media/ctolunches/{content_id}': 'person',
  'GET /api/v1/quips': 'person',
  'GET /api/v1/mentions': 'person',
  'GET /api/v1/knowledge-source': 'person',
  'GET /api/v1/ctolunches': 'person',
  'DELETE /api/v1/file-uploads/{uuid}': 'person',
  'POST /api/v1/file-uploads/{uuid}/restore': 'person',
  'GET /api/v1/templates': 'person',
  'GET /api/v1/discovery': 'person',
  'GET /api/v1/discovery/count': 'person',
  'GET /api/v1/discovery/export': 'person',
  'GET /api/v1/ranked-quip-mentions': 'person',
  'GET /api/v1/discovery/rank-explanation': 'person',
  'GET /api/v1/linkedin/cities': 'person',
  'GET /api/v1/linkedin/states': 'person',
  'GET /api/v1/discovery/filters-data': 'person',
  'GET /api/v1/discovery/hq-lookup': 'person',
  'GET /api/v1/discovery/llm-filter': 'person',
  'GET /api/v1/discovery/llm-filter/{uuid}': 'person',
  'GET /api/v1/pipeline-tp-owner': 'person',
  'GET /api/v1/all-lists-and-buckets': 'person',
  'GET /api/v1/discovery-search-history': 'own',
  'POST /api/v1/discovery/watch': 'own',
  'POST /api/v1/add-tp-owner': 'person',
  'POST /api/v1/assign-tp-status': 'person',
  'GET /api/v1/tp-status': 'person',
  'GET /api/v1/Tp-owner': 'person',
  'GET /api/v1/tp-owner': 'person',
  'GET /api/v1/tp-status-history': 'person',
  'GET /api/v1/tp-owner-history': 'person',
  'GET /api/v1/pipeline-records': 'person',
  'GET /api/v1/pipeline-tp-status': 'person',
  'POST /api/v1/pipeline-operation': 'person',
  'GET /api/v1/pipeline-management': 'person',
  'GET /api/v1/management': 'person',
  'GET /api/v1/universe-insight': 'person',
  'GET /api/v1/universe-pipeline': 'person',
  'GET /api/v1/company-lists': 'person',
  'POST /api/v1/add-list': 'person',
  'POST /api/v1/add-company-to-list': 'person',
  'PUT /api/v1/add-company-to-list': 'person',
  'DELETE /api/v1/remove-company-from-list/{domain}/{list_id}': 'person',
  'POST /api/v1/add-companies-to-list': 'person',
  'POST /api/v1/remove-companies-from-list': 'person',
  'POST /api/v1/assign-bucket-to-company': 'person',
  'GET /api/v1/company-list-history': 'person',
  'GET /api/v1/workboards/all': 'person',
  'GET /api/v1/all-lists': 'person',
  'POST /api/v1/create-workbook': 'person',
  'GET /api/v1/workboards/{workboard_id}': 'person',
  'PATCH /api/v1/workboards/{workboard_id}': 'person',
  'DELETE /api/v1/workboards/{workboard_id}': 'person',
  'POST /api/v1/workboards/{workboard_id}/restore': 'person',
  'POST /api/v1/add-person-to-workboard': 'person',
  'POST /api/v1/add-category-to-workboard': 'person',
  'GET /api/v1/export/{entity}': 'person',
  'GET /api/v1/imports': 'person',
  'POST /api/v1/imports': 'person',
  'GET /api/v1/imports/{id}': 'person',
  'GET /api/v1/imports/{id}/rejected': 'person',
  'PUT /api/v1/imports/{id}/mapping': 'person',
  'POST /api/v1/imports/{id}/check': 'person',
  'POST /api/v1/imports/{id}/commit': 'person',
  'POST /api/v1/imports/{id}/undo': 'person',
  'GET /auth/start': 'everyone',
  'POST /auth/token': 'everyone',
  'GET /auth/user-info': 'everyone',
  'POST /auth/logout': 'everyone',
};
/** Pages and documents that are no calls. */
const NOT_CALLS = /^\/(health|api\/docs|oidc|assets|favicon)|^\/\*$/;

interface Route {
  name: string;
  rate: string | undefined;
  access: string | undefined;
}

const routes: Route[] = [];
const server = await testApp({
  onServer: (app) =>
    app.addHook('onRoute', ({ url, method, config }) => {
      if (config?.guard || NOT_CALLS.test(url)) return;
      for (const one of [method].flat().filter((word) => word !== 'HEAD' && word !== 'OPTIONS'))
        routes.push({
          name: `${one} ${url.replace(/:(\w+)/g, '{$1}')}`,
          rate: config?.rate,
          access: config?.access,
        });
    }),
});
const documented = operationsOf(server.app.swagger()).map(({ method, path }) => `${method} ${path}`);
const names = routes.map(({ name }) => name);

describe('the route inventory', () => {
  // API-008
  it('is the router, the API description and the access table at once', () => {
    expect([...new Set(names)].sort()).toEqual(Object.keys(ACCESS).sort());
    expect([...new Set(documented)].sort()).toEqual(Object.keys(ACCESS).sort());
  });

  it('is written down for review in docs/openapi.json', async () => {
    const description = `${JSON.stringify(server.app.swagger(), null, 2)}\n`;

    await expect(description).toMatchFileSnapshot('../../../docs/openapi.json');
  });

  it('gives every route a rate class and the access its row says', () => {
    const signedIn = (name: string) => (name.startsWith('GET /media/') ? 'media' : 'user');
    const wrong = routes.filter(
      ({ name, rate, access }) =>
        !rate || access !== (ACCESS[name] === 'everyone' ? 'everyone' : signedIn(name)),
    );

    expect(wrong).toEqual([]);
  });

  // AUTH-001, AUTH-032
  it.each(names.filter((name) => ACCESS[name] !== 'everyone'))('asks who calls %s', async (name) => {
    const [method, path = ''] = name.split(' ');

    const reply = await server.call(method as 'GET', path.replace(/\{\w+\}/g, 'x'), { payload: {} });

    expect(reply.json()).toMatchObject({ code: 401, name: 'Unauthenticated', message: 'Please sign in.' });
    expect(reply.statusCode).toBe(401);
  });
});
