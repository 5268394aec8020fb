import type { Attribute } from '#kernel/forms/form-language.ts';

/** Names of what was chosen or uploaded, by the value that stands for it. */
export type Names = Readonly<Record<string, string>>;

export interface WidgetProps {
  field: Attribute;
  required: boolean;
  value: unknown;
  error: string | undefined;
  /** Every answer of the form, for what depends on another. */
  answers: Readonly<Record<string, unknown>>;
  names: Names;
  onChange: (value: unknown, names?: Names) => void;
}
