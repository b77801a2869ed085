import type { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withDatabaseTime } from '../database/database-time';
import { DomainError } from '../domain-error';
import type { UploadPlace, UploadRoom } from './upload-room';

const DATABASE_WITHIN_MS = 5000;
/** Multiple of `mostBytes` that is read and discarded of a file that is too large: browsers show a response only after sending. */
const DISCARDED = 3;
/** Uploads of each server. Their families overlap, so the parser of a media type may be that of another one. */
const UPLOADS = new WeakMap<FastifyInstance, FileUploads[]>();

export type UploadPlan = {
  readonly endpoint: { readonly method: string; readonly path: string };
  /** Media types that belong to this plan; those that are not in `types` are refused. */
  readonly family: RegExp;
  readonly types: readonly string[];
  readonly mostBytes: number;
  readonly room: UploadRoom;
  readonly messages: { readonly wrongType: string; readonly tooLarge: string; readonly torn: string; readonly noRoom: string };
};

/**
 * Accepts files as the body of one endpoint; every other endpoint refuses them with 415. A body is read only after its sender
 * was admitted and there is room for it.
 */
export abstract class FileUploads implements OnModuleInit {
  protected abstract readonly plan: UploadPlan;
  private readonly places = new WeakMap<FastifyRequest, UploadPlace>();

  constructor(private readonly host: HttpAdapterHost) {}

  /** Resolves to the sender's id; throws for a sender without the right to upload. */
  protected abstract senderOf(request: FastifyRequest): Promise<string>;
  /** Counts one upload against the sender's limit, or throws TOO_MANY_REQUESTS. */
  protected abstract count(sender: string): Promise<void>;

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    if (!httpAdapter) return;
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request, reply) => {
      if (this.takes(request)) await withDatabaseTime(DATABASE_WITHIN_MS, () => this.admit(request, reply));
    });
    const uploads = UPLOADS.get(fastify) ?? [];
    UPLOADS.set(fastify, [...uploads, this]);
    // Uploads of the same family share one parser.
    if (fastify.hasContentTypeParser(this.plan.family)) return;
    fastify.addContentTypeParser(this.plan.family, (request: FastifyRequest, body: Readable) => {
      const owner = UPLOADS.get(fastify)?.find((one) => one.takes(request));
      if (!owner) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the request as application/json.' });
      return owner.read(request, body);
    });
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const sender = await this.senderOf(request);
      this.enter(sender, request, reply);
      await this.count(sender);
    } catch (error) {
      // Closed after the response, because the rest of the body is not read.
      void reply.header('connection', 'close');
      throw error;
    }
  }

  private enter(sender: string, request: FastifyRequest, { raw }: FastifyReply): void {
    // A connection that is closed already emits no further 'close', so its place would never be freed.
    if (raw.destroyed) return;
    const { room, messages } = this.plan;
    const place = room.enter(sender, () => request.raw.destroy());
    if (!place) throw new DomainError('UNAVAILABLE', { detail: messages.noRoom, retryAfter: 5 });
    this.places.set(request, place);
    raw.once('close', () => room.leave(place));
  }

  private takes({ method, routeOptions, headers }: FastifyRequest): boolean {
    const { endpoint, family } = this.plan;
    return method === endpoint.method && routeOptions.url === endpoint.path && family.test(headers['content-type'] ?? '');
  }

  private async read(request: FastifyRequest, body: Readable): Promise<Buffer> {
    const { types, mostBytes, messages } = this.plan;
    if (!types.includes(request.headers['content-type'] ?? ''))
      throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: messages.wrongType });
    const bytes = await readWhole(body, mostBytes).catch(() => {
      throw new DomainError('MALFORMED_BODY', { detail: messages.torn });
    });
    const place = this.places.get(request);
    if (place) place.isSending = false;
    if (bytes) return bytes;
    throw new DomainError('BODY_TOO_LARGE', { detail: messages.tooLarge });
  }
}

/** Reads the whole body; resolves to null when it has more than `most` bytes. */
async function readWhole(body: Readable, most: number): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > DISCARDED * most) return null;
    if (length > most) chunks = [];
    else chunks.push(chunk);
  }
  return length > most ? null : Buffer.concat(chunks);
}
