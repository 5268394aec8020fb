import { describe, expect, it } from 'vitest';
import { anthropic } from '../../../../connectors/anthropic/anthropic.ts';
import { openAiCompatible } from '../../../../connectors/openai-compatible/openai-compatible.ts';
import { withoutProviders } from '#server/capabilities/capabilities.ts';
import { testApp } from '#orion/server/testing/test-app.ts';
import { completion, fakeModel, hangUp, refusing, silent, toolUse } from './testing/fake-model.ts';

const model = await fakeModel();
const settings = { url: model.url, key: 'a key', model: 'm-1', timeoutMs: 1500 };
const none = withoutProviders();
const capabilities = {
  ...none,
  language_model: { ...none.language_model, provider: openAiCompatible(settings) },
};
const server = await testApp({ platform: { capabilities } });
const marta = await server.signIn({ email_address: 'marta@aldercap.example', full_name: 'Marta Lindqvist' });
await server.db
  .insertInto('place')
  .values([{ kind: 'state', name: 'Ohio', within: 'United States' }])
  .execute();

const SAID = 'saas for dentists around the buckeye state';
const read = async (text = SAID) => {
  const query = new URLSearchParams({ filter_search: text }).toString();
  const reply = await server.call('GET', `/api/v1/discovery/llm-filter?${query}`, { headers: marta.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
};
const right = {
  description: 'dentists',
  filters: { is_saas: ['true'], hq_state: ['ohio'], tp_owner_email: ['Marta Lindqvist'] },
  not_understood: ['around'],
};
const byGrammar = { description: 'dentists buckeye state', hq_state: [], degraded: true };

describe('a language model', () => {
  // FILT-070, FILT-072
  it('may name the filters that the grammar did not find', async () => {
    model.says(completion(right));

    expect(await read()).toMatchObject({
      description: 'dentists',
      hq_state: ['Ohio'],
      tp_owner: ['marta@aldercap.example'],
      query_filters: [{ field: 'is_saas', value: 'true' }],
      ignored: ['around'],
      degraded: false,
    });
    const [asked] = model.asked;
    expect(asked).toMatchObject({ path: '/v1/chat/completions', body: { model: 'm-1', temperature: 0 } });
    expect(asked?.headers['authorization']).toBe('Bearer a key');
    expect(JSON.stringify(asked?.body)).not.toContain('aldercap');
  });

  // API-009
  it('sets nothing that means nothing alone', async () => {
    model.says(completion({ ...right, filters: { is_saas: ['true'], days_of_email_sent: ['90'] } }));

    expect(await read('saas for dentists around ninety days')).toMatchObject({
      days_of_email_sent: null,
      query_filters: [{ field: 'is_saas', value: 'true' }],
      ignored: ['around', expect.stringContaining('90')],
    });
  });

  it('is not asked for what the grammar understood whole', async () => {
    const before = model.asked.length;

    expect(await read('saas in Ohio, 20-50 people')).toMatchObject({ hq_state: ['Ohio'], degraded: false });
    expect(model.asked).toHaveLength(before);
  });

  it('that knows no schemas is asked without one', async () => {
    model.says(refusing(400), completion(right));

    expect(await read()).toMatchObject({ hq_state: ['Ohio'], degraded: false });
    expect(model.asked.at(-1)?.body).not.toHaveProperty('response_format');
  });

  it.each([
    ['prose', completion('Sure! Here are your filters.')],
    ['another shape', completion({ filters: [] })],
    ['a filter that is none', completion({ ...right, filters: { password: ['x'] } })],
    ['a value that is none', completion({ ...right, filters: { employee_count: ['lots'] } })],
    ['a place nobody knows', completion({ ...right, filters: { hq_state: ['Atlantis'] } })],
    ['somebody else’s list', completion({ ...right, filters: { workboard_id: ['1'] } })],
    ['a search it made up', completion({ ...right, filters: { discovery_llm_search_uuid: ['x'] } })],
    ['an order beside the answer', completion({ ...right, sql: 'drop table company' })],
    ['nothing at all', silent],
    ['a broken line', hangUp],
    ['a refusal', refusing(401)],
  ])('that says %s is left aside, and the grammar answers', async (_what, say) => {
    model.says(say);

    expect(await read()).toMatchObject(byGrammar);
  });

  it('cannot smuggle an operator into the text search', async () => {
    model.says(completion({ ...right, description: '-dentists "or" <script>' }));

    expect(await read()).toMatchObject({ description: 'dentists or script' });
  });
});

describe('the Messages interface', () => {
  const provider = anthropic({ ...settings, version: '2023-06-01' });
  const question = { name: 'filters', instructions: 'Answer.', text: SAID, shape: { type: 'object' } };

  it('is asked with a tool and answers with its input', async () => {
    model.says(toolUse(right));

    expect(await provider.answer(question)).toEqual(right);
    expect(model.asked.at(-1)).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'a key', 'anthropic-version': '2023-06-01' },
      body: { system: 'Answer.', tool_choice: { type: 'tool', name: 'filters' } },
    });
  });

  it.each(['refusal', 'max_tokens'])('that stops by %s has not answered', async (stop) => {
    model.says(toolUse(right, stop));

    await expect(provider.answer(question)).rejects.toMatchObject({ reason: 'answer' });
  });
});
