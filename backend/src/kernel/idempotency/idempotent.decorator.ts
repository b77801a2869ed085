import { UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor';

/** The call takes an Idempotency-Key: however often a request is sent, it is run once (docs/decisions/0015). */
export function Idempotent(): MethodDecorator {
  return UseInterceptors(IdempotencyInterceptor);
}
