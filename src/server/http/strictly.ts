import * as z from 'zod';

/** The schema, refusing keys nobody asked for, also in the objects within it. */
export function strictly(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return remade(schema, { shape: strictShape(def.shape), catchall: def.catchall ?? z.never() });
    case 'array':
      return remade(schema, { element: strictly(def.element) });
    case 'record':
      return remade(schema, { valueType: strictly(def.valueType) });
    case 'union':
      return remade(schema, { options: def.options.map(strictly) });
    case 'optional':
    case 'nullable':
    case 'default':
      return remade(schema, { innerType: strictly(def.innerType) });
    case 'pipe':
      // What is sent, before anything is made of it; a preparation takes anything and hands on what was sent.
      return isPreparation(def.in)
        ? remade(schema, { out: strictly(def.out) })
        : remade(schema, { in: strictly(def.in) });
    default:
      return schema;
  }
}

const isPreparation = (schema: z.core.$ZodType) => schema._zod.def.type === 'transform';

const strictShape = (shape: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, inner]) => [name, strictly(inner)]));

/** Its rules and descriptions stay. */
const remade = (schema: z.core.$ZodType, changes: object) =>
  z.core.clone(schema, { ...schema._zod.def, ...changes }, { parent: true });
