import * as z from 'zod';
import {
  type LanguageModel,
  type LanguageModelSettings,
  MODEL_TIMEOUT_MS,
  MOST_MODEL_BYTES,
  MOST_TOKENS,
} from '#server/capabilities/language-model.ts';
import { outboundJson } from '#server/capabilities/outbound.ts';
import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';

const SERVICE = 'The language model';
const message = z.object({
  stop_reason: z.string().nullable(),
  content: z.array(
    z.object({ type: z.string(), name: z.string().optional(), input: z.unknown().optional() }),
  ),
});

/** The Messages interface; the answer comes as the input of a tool, which holds it to its shape. */
export function anthropic(settings: LanguageModelSettings & { version: string }): LanguageModel {
  const { url, key, model, version, timeoutMs = MODEL_TIMEOUT_MS } = settings;
  return {
    source: 'anthropic',
    async answer({ name, instructions, text, shape }) {
      const { content, stop_reason } = await outboundJson({
        service: SERVICE,
        url: `${url}/messages`,
        method: 'POST',
        headers: { 'anthropic-version': version, ...(key && { 'x-api-key': key }) },
        body: {
          model,
          max_tokens: MOST_TOKENS,
          system: instructions,
          messages: [{ role: 'user', content: text }],
          tools: [{ name, description: 'Takes the answer', input_schema: shape }],
          tool_choice: { type: 'tool', name },
        },
        schema: message,
        timeoutMs,
        most_bytes: MOST_MODEL_BYTES,
        address: { trusted: [new URL(url).host] },
      });
      const used = content.find((part) => part.type === 'tool_use' && part.name === name);
      if (!used || stop_reason === 'refusal' || stop_reason === 'max_tokens')
        throw new UpstreamFailure(SERVICE, 'answer', { isAlive: true });
      return used.input;
    },
  };
}
