import type { Refused } from '@pocket-stadium/kernel';
import type Type from 'typebox';
import { Compile } from 'typebox/compile';
import { deny } from './problem.ts';

/** A check made once from a schema, with the first data that comes. Refusals name the field and what was expected there. */
export function checker<S extends Type.TSchema>(schema: S) {
  let checks: ReturnType<typeof compile> | null = null;
  return (data: unknown): Refused | null => {
    checks ??= compile(schema);
    const { whole, variants } = checks;
    if (whole.Check(data)) return null;
    // In a union, the refusal speaks of the variant that was meant.
    const meant = variants.find(({ variant }) => names(variant, data))?.check ?? whole;
    const error = meant.Errors(data).at(0);
    return deny('malformed', { where: (error?.instancePath || '/').slice(0, 80), why: (error?.message ?? '').slice(0, 120) });
  };
}

function compile(schema: Type.TSchema) {
  return { whole: Compile(schema), variants: variantsOf(schema).map((variant) => ({ variant, check: Compile(variant) })) };
}

interface ObjectSchema extends Type.TSchema {
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

function variantsOf(schema: Type.TSchema): ObjectSchema[] {
  return ((schema as { anyOf?: ObjectSchema[] }).anyOf ?? []).filter(({ properties }) => properties !== undefined);
}

/** Whether the data carries the fixed words of a variant. */
function names({ properties = {} }: ObjectSchema, data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const fixed = Object.entries(properties).filter(([, property]) => property.const !== undefined);
  return fixed.length > 0 && fixed.every(([name, property]) => (data as Record<string, unknown>)[name] === property.const);
}
