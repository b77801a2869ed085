import type { PipeTransform } from '@nestjs/common';
import { type InferType, type Schema, ValidationError } from 'yup';
import { DomainError } from '../domain-error';
import { findUnclean } from './unclean-input';

/**
 * A pipe that checks its value against a contract's schema: unknown keys are dropped, and the first message of every
 * bad field is answered under its wire name.
 */
export function validated<S extends Schema>(schema: S): PipeTransform<unknown, InferType<S>> {
  return {
    transform(value: unknown): InferType<S> {
      const input = value ?? {};
      if (typeof input !== 'object' || Array.isArray(input))
        throw new DomainError('MALFORMED_BODY', { detail: 'The request must carry a JSON object.' });
      const unclean = findUnclean(input);
      if (unclean) throw new DomainError('VALIDATION_FAILED', { fields: { [unclean.path]: unclean.message } });
      try {
        return schema.validateSync(input, { abortEarly: false, stripUnknown: true }) as InferType<S>;
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        throw new DomainError('VALIDATION_FAILED', { fields: fieldsOf(error) });
      }
    },
  };
}

function fieldsOf(error: ValidationError): Record<string, string> {
  const failures = error.inner.length > 0 ? error.inner : [error];
  const fields: Record<string, string> = {};
  for (const { path, message } of failures) fields[path ?? ''] ??= message;
  return fields;
}
