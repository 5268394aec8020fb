import { useLayoutEffect, useRef } from 'react';
import { type Answers, type Attribute, isRequired, visibleFields } from '#kernel/forms/form-language.ts';
import type { Errors } from '#kernel/forms/form-answers.ts';
import { clearedMessage } from '#kernel/forms/form-complaints.ts';
import { isAsked, kinds } from '#kernel/forms/form-types.ts';
import classes from './form.module.css';
import type { Names } from './widget-props.ts';
import { widgets } from './widgets.tsx';

export interface Filled {
  answers: Answers;
  names: Names;
  errors: Errors;
}

interface FormFieldsProps extends Filled {
  fields: readonly Attribute[];
  /** All fields of the form, where these are only some: one of the others may decide whether one shows. */
  beside?: readonly Attribute[];
  /** Answers of the form that these are a record of: a file is kept with the company named there. */
  about?: Answers;
  /** What stands before the names of its errors. */
  prefix?: string;
  onChange: (changed: Filled) => void;
}

/** The fields that show beside the answers given so far. */
export function FormFields(props: FormFieldsProps) {
  const { fields, beside = fields, about, prefix = '', answers, names, errors } = props;
  // A file that was on its way, or an editor that tells late, must not take back what was typed meanwhile.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const shown = visibleFields(beside.filter(isAsked), answers).filter((field) => fields.includes(field));
  const change = (field: Attribute, value: unknown, known: Names = {}) => {
    const now = latest.current;
    const { [`${prefix}${field.name}`]: _told, ...others } = now.errors;
    const isCleared = isRequired(field) && kinds[field.data_type].read(value, field) === null;
    const changed = {
      answers: { ...now.answers, [field.name]: value },
      names: { ...now.names, ...known },
      errors: isCleared ? { ...others, [`${prefix}${field.name}`]: clearedMessage(field) } : others,
    };
    latest.current = { ...now, ...changed };
    now.onChange(changed);
  };
  return (
    <div className={classes.fields}>
      {shown.map((field) => {
        const Widget = widgets[field.data_type];
        return (
          <Widget
            key={field.name}
            field={field}
            required={isRequired(field)}
            value={answers[field.name]}
            error={errors[`${prefix}${field.name}`]}
            answers={{ ...about, ...answers }}
            names={names}
            onChange={(value, known) => change(field, value, known)}
          />
        );
      })}
    </div>
  );
}
