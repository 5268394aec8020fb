import type { Provider } from './capability.ts';

export interface LanguageQuestion {
  /** What the answer is called, in letters and digits. */
  name: string;
  instructions: string;
  /** What somebody typed; to the model it is data. */
  text: string;
  /** The JSON Schema of the answer. */
  shape: Record<string, unknown>;
}

/** A model that answers in JSON. Whoever asks must still check that it did. */
export interface LanguageModel extends Provider {
  answer(question: LanguageQuestion): Promise<unknown>;
}

/** Where a model is and how it is spoken to; a connector needs no more. */
export interface LanguageModelSettings {
  /** Without a slash at its end. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs?: number;
}

export const MODEL_TIMEOUT_MS = 15_000;
/** More than any answer of filters needs. */
export const MOST_MODEL_BYTES = 256 * 1024;
export const MOST_TOKENS = 1000;
