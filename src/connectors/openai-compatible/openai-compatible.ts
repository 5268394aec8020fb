import * as z from 'zod';
import {
  type LanguageModel,
  type LanguageModelSettings,
  type LanguageQuestion,
  MODEL_TIMEOUT_MS,
  MOST_MODEL_BYTES,
  MOST_TOKENS,
} from '#server/capabilities/language-model.ts';
import { outboundJson } from '#server/capabilities/outbound.ts';
import { UpstreamFailure } from '#server/capabilities/upstream-failure.ts';

const SERVICE = 'The language model';
const completion = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string() }) }))
    .min(1),
});

/** Any server that speaks the chat completions of OpenAI: vLLM, llama.cpp, Ollama, LiteLLM and OpenAI itself. */
export function openAiCompatible({ url, key, model, timeoutMs }: LanguageModelSettings): LanguageModel {
  const send = async ({ instructions, text }: LanguageQuestion, format: object) => {
    const { choices } = await outboundJson({
      service: SERVICE,
      url: `${url}/chat/completions`,
      method: 'POST',
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: {
        model,
        temperature: 0,
        max_completion_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: text },
        ],
        ...format,
      },
      schema: completion,
      timeoutMs: timeoutMs ?? MODEL_TIMEOUT_MS,
      most_bytes: MOST_MODEL_BYTES,
      address: { trusted: [new URL(url).host] },
    });
    return parsed(choices[0]?.message.content ?? '');
  };
  return {
    source: 'openai-compatible',
    async answer(question) {
      const { name, shape } = question;
      const exact = { response_format: { type: 'json_schema', json_schema: { name, schema: shape } } };
      try {
        return await send(question, exact);
      } catch (error) {
        // Older servers know no schemas; whoever asked checks the answer in any case.
        if (!(error instanceof UpstreamFailure) || error.upstream_status !== 400) throw error;
        return send(question, {});
      }
    },
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw new UpstreamFailure(SERVICE, 'answer', { isAlive: true, cause });
  }
}
