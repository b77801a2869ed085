import type { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withDatabaseTime } from '../database/database-time';
import { DomainError } from '../domain-error';
import type { UploadPlace, UploadRoom } from './upload-room';

const DATABASE_WITHIN_MS = 5000;
/** So much of a file that is too large is read and forgotten, as a multiple: browsers show an answer only after what they send. */
const FORGOTTEN = 3;

export type UploadPlan = {
  readonly call: { readonly method: string; readonly path: string };
  /** Every type this plan speaks for; those of them that are not taken are refused. */
  readonly family: RegExp;
  readonly types: readonly string[];
  readonly mostBytes: number;
  readonly room: UploadRoom;
  readonly words: { readonly wrongType: string; readonly tooLarge: string; readonly torn: string; readonly noRoom: string };
};

/**
 * Takes files as the body of one call; every other call goes on answering 415 to them. Nobody's body is read before they
 * were admitted and there is room for it.
 */
export abstract class FileUploads implements OnModuleInit {
  protected abstract readonly plan: UploadPlan;
  private readonly places = new WeakMap<FastifyRequest, UploadPlace>();

  constructor(private readonly host: HttpAdapterHost) {}

  /** Who sends it; throws for whoever may not. */
  protected abstract senderOf(request: FastifyRequest): Promise<string>;
  /** Counts it against the sender's limit, or throws. */
  protected abstract count(sender: string): Promise<void>;

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    if (!httpAdapter) return;
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request, reply) => {
      const isOurs = this.isCalled(request) && this.plan.family.test(request.headers['content-type'] ?? '');
      if (isOurs) await withDatabaseTime(DATABASE_WITHIN_MS, () => this.admit(request, reply));
    });
    fastify.addContentTypeParser(this.plan.family, (request: FastifyRequest, body: Readable) => this.read(request, body));
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const sender = await this.senderOf(request);
      this.enter(sender, request, reply);
      await this.count(sender);
    } catch (error) {
      // Nobody sends another request over it: the rest of the body is not read.
      void reply.header('connection', 'close');
      throw error;
    }
  }

  private enter(sender: string, request: FastifyRequest, { raw }: FastifyReply): void {
    // Whoever hung up meanwhile does not hang up again, and would never leave.
    if (raw.destroyed) return;
    const { room, words } = this.plan;
    const place = room.enter(sender, () => request.raw.destroy());
    if (!place) throw new DomainError('UNAVAILABLE', { detail: words.noRoom, retryAfter: 5 });
    this.places.set(request, place);
    raw.once('close', () => room.leave(place));
  }

  private isCalled({ method, routeOptions }: FastifyRequest): boolean {
    return method === this.plan.call.method && routeOptions.url === this.plan.call.path;
  }

  private async read(request: FastifyRequest, body: Readable): Promise<Buffer> {
    const { types, mostBytes, words } = this.plan;
    if (!this.isCalled(request)) {
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the request as application/json.' });
    }
    if (!types.includes(request.headers['content-type'] ?? ''))
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: words.wrongType });
    const bytes = await readWhole(body, mostBytes).catch(() => {
      throw new DomainError('MALFORMED_BODY', { detail: words.torn });
    });
    const place = this.places.get(request);
    if (place) place.isSending = false;
    if (bytes) return bytes;
    throw new DomainError('BODY_TOO_LARGE', { detail: words.tooLarge });
  }
}

/** Null for more than it may have. */
async function readWhole(body: Readable, most: number): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > FORGOTTEN * most) return null;
    if (length > most) chunks = [];
    else chunks.push(chunk);
  }
  return length > most ? null : Buffer.concat(chunks);
}
