import { useState } from 'react';
import type { Endpoint } from '../contracts/core/endpoint';
import type { ErrorCode } from '../contracts/core/errors';
import { ApiError } from './api-error';
import { request } from './http';

const LOOKS = 6;
const SECOND_MS = 1000;

/** Resolves after so many milliseconds. */
export const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

/** Returns whether a request was refused with this code. */
export function hasCode(error: unknown, code: ErrorCode): error is ApiError {
  return error instanceof ApiError && error.problem.code === code;
}

/**
 * Request that the server performs once: the same input is resent with the same idempotency key until a response arrives. While the
 * first request is under way on the server, its response is polled.
 */
export function useKeyedRequest<Input, Output>(endpoint: Endpoint<Input, Output>): (input: Input) => Promise<Output> {
  const [sender] = useState(() => new KeyedSender(endpoint));
  return sender.send;
}

class KeyedSender<Input, Output> {
  private body = '';
  private key = '';

  constructor(private readonly endpoint: Endpoint<Input, Output>) {}

  readonly send = async (input: Input): Promise<Output> => {
    const response = await this.sendPatiently(input, this.keyFor(input));
    this.key = '';
    return response;
  };

  private keyFor(input: Input): string {
    const body = JSON.stringify(input);
    if (this.key === '' || body !== this.body) this.key = createKey();
    this.body = body;
    return this.key;
  }

  private async sendPatiently(input: Input, idempotencyKey: string): Promise<Output> {
    for (let look = 1; ; look += 1) {
      try {
        return await request(this.endpoint, input, { idempotencyKey });
      } catch (error) {
        if (hasCode(error, 'IDEMPOTENCY_KEY_REUSED')) this.key = '';
        if (look === LOOKS || !hasCode(error, 'REQUEST_UNDER_WAY')) throw error;
        await wait((error.problem.retry_after ?? 1) * SECOND_MS);
      }
    }
  }
}

/** Idempotency key, a UUID; browsers give their own only to pages of a secure address. */
export function createKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16)).map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-');
}
