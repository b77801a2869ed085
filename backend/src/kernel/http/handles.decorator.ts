import { type Declaration, DECLARATIONS, type EndpointName, ENDPOINTS } from '@alltalent/shared/contracts';
import { applyDecorators, Get, HttpCode, type PipeTransform, Post, SetMetadata, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor';
import { INPUT_PIPE } from './input.decorator';
import { routeOf } from './route-of';
import { rememberedValid, validated } from './validated.pipe';

type HandlesOptions = {
  /** Caches valid input, for endpoints that often get the same one, such as lists. */
  readonly isInputRemembered?: boolean;
};

/**
 * Makes a method the handler of an endpoint. Method, route, status, validation of `@Input()` and the Idempotency-Key come from
 * the endpoint's declaration (endpoints.ts and declarations.ts of its context).
 */
export function Handles(name: EndpointName, { isInputRemembered = false }: HandlesOptions = {}): MethodDecorator {
  const { input, output, isIdempotent = false }: Declaration = DECLARATIONS[name];
  const pipe: PipeTransform = isInputRemembered ? rememberedValid(input) : validated(input);
  const route = routeOf(ENDPOINTS[name]);
  return applyDecorators(
    ENDPOINTS[name].method === 'GET' ? Get(route) : Post(route),
    HttpCode(output === null ? 204 : 200),
    SetMetadata(INPUT_PIPE, pipe),
    ...(isIdempotent ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );
}
