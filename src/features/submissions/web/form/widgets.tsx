import type { ComponentType } from 'react';
import type { DataType } from '#kernel/forms/form-types.ts';
import { DateField, MomentField } from './date-fields.tsx';
import { DropdownField } from './dropdown-field.tsx';
import { EditorField } from './editor-field.tsx';
import { FileField } from './file-field.tsx';
import { ListField } from './list-field.tsx';
import { IntegerField, TextField } from './text-fields.tsx';
import type { WidgetProps } from './widget-props.ts';

/** Shown by the screen, never asked for. */
const Nothing = () => null;

/** How each data type is asked for. */
export const widgets: Record<DataType, ComponentType<WidgetProps>> = {
  int: IntegerField,
  string: TextField,
  url: TextField,
  email: TextField,
  dropdown: DropdownField,
  list: ListField,
  timestamp: DateField,
  datetime: MomentField,
  editor: EditorField,
  file: FileField,
  graph: Nothing,
  table: Nothing,
};
