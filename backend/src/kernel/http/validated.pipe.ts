import type { PipeTransform } from '@nestjs/common';
import { type InferType, type Schema, ValidationError } from 'yup';
import { RememberedTexts } from '../caching/remembered-texts';
import { DomainError } from '../domain-error';
import { boundedInput } from './bounded-input';
import { cleanInput, UncleanInput } from './unclean-input';
import { shapeErrors } from './wire-shape';

const REMEMBERED_CHARACTERS = 1_000_000;

/**
 * Creates a pipe that validates its value against a contract's schema. Unknown keys are dropped, or left to the schema to
 * refuse. Throws VALIDATION_FAILED with the first message of every bad field, or MALFORMED_BODY for anything but an object.
 */
export function validated<S extends Schema>(schema: S, { stripUnknown = true } = {}): PipeTransform<unknown, InferType<S>> {
  const description = schema.describe();
  return {
    transform(value: unknown): InferType<S> {
      const input = cleaned(value === undefined ? {} : value);
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        throw new DomainError('MALFORMED_BODY', { detail: 'The request must carry a JSON object.' });
      }
      const misshapen = shapeErrors(description, input);
      if (Object.keys(misshapen).length > 0) throw new DomainError('VALIDATION_FAILED', { fields: misshapen });
      return checked(schema, input, stripUnknown);
    },
  };
}

/** Creates a validating pipe that caches valid input, for endpoints that often get the same one, such as lists. */
export function rememberedValid<S extends Schema>(schema: S): PipeTransform<unknown, InferType<S>> {
  const pipe = validated(schema);
  const known = new RememberedTexts<InferType<S>>(REMEMBERED_CHARACTERS);
  return {
    transform: (value: unknown, metadata) => known.read(JSON.stringify(value ?? {}), () => pipe.transform(value, metadata)),
  };
}

/** Returns the input cast by the schema; throws VALIDATION_FAILED with the first message of every bad field. */
export function checked<S extends Schema>(schema: S, input: object, stripUnknown = true): InferType<S> {
  try {
    return schema.validateSync(boundedInput(schema, input), { abortEarly: false, stripUnknown }) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new DomainError('VALIDATION_FAILED', { fields: fieldsOf(error) });
  }
}

function cleaned(value: unknown): unknown {
  try {
    return cleanInput(value);
  } catch (error) {
    if (!(error instanceof UncleanInput)) throw error;
    throw new DomainError('VALIDATION_FAILED', { detail: error.message, fields: { [error.path || 'body']: error.message } });
  }
}

function fieldsOf(error: ValidationError): Record<string, string> {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const { path, message } of failures) fields[path ?? 'body'] ??= plain(message);
  return fields;
}

/** Shortens yup's type message, which quotes the value and internal names. */
function plain(message: string): string {
  const type = /must be a `(\w+)` type, but the final value was/u.exec(message)?.[1];
  return type === undefined ? message : `Must be a valid ${type}`;
}
