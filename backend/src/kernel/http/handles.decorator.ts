import { type Declaration, DECLARATIONS, type EndpointName, ENDPOINTS } from '@alltalent/shared/contracts';
import { applyDecorators, Get, HttpCode, type PipeTransform, Post, SetMetadata, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from '../idempotency/idempotency.interceptor';
import { INPUT_PIPE } from './input.decorator';
import { routeOf } from './route-of';
import { rememberedValid, validated } from './validated.pipe';

type HandlesOptions = {
  /** For calls that are made again and again with one input, such as lists: input found to be good is not checked again. */
  readonly isInputRemembered?: boolean;
};

/**
 * Makes a method the handler of a call. Route, status, the check of what `@Input()` gets, and the Idempotency-Key come from
 * the endpoints.ts and the declarations.ts of the call's context.
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
