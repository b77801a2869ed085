import type { Readable } from 'node:stream';
import { ENDPOINTS, PHOTO_TYPES, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withDatabaseTime } from '../../platform/database/database-time';
import { DomainError } from '../../platform/domain-error';
import { visitorOf } from '../../platform/http/access.decorators';
import { RateLimitsService } from '../limits';
import { SessionService } from '../sessions';
import { UploadRoom } from './upload-room';

const PER_HOUR = 60;
const HOUR_MS = 60 * 60 * 1000;
const DATABASE_WITHIN_MS = 5000;
/** So much of a photo that is too large is read and forgotten, because browsers show an answer only after what they send. */
const FORGOTTEN_BYTES = 3 * PROFILE_LIMITS.photoBytes;

/**
 * Takes photos as the body of one call; every other call goes on answering 415 to them. Nobody's body is read before
 * there is a session and room for it.
 */
@Injectable()
export class PhotoUploads implements OnModuleInit {
  private readonly room = new UploadRoom();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly sessions: SessionService,
    private readonly limits: RateLimitsService,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    if (!httpAdapter) return;
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onRequest', async (request, reply) => {
      if (isUpload(request)) await withDatabaseTime(DATABASE_WITHIN_MS, () => this.admit(request, reply));
    });
    fastify.addContentTypeParser(/^image\//u, (request: FastifyRequest, body: Readable) => readPhoto(request, body));
  }

  private async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      const session = await this.sessions.find(visitorOf(request));
      if (!session) throw new DomainError('NOT_SIGNED_IN');
      this.enter(session.userId, reply);
      await this.limits.take([{ name: 'photo:user', subject: session.userId, most: PER_HOUR, windowMs: HOUR_MS }]);
    } catch (error) {
      // Nobody sends another request over it: the rest of the body is not read.
      void reply.header('connection', 'close');
      throw error;
    }
  }

  private enter(userId: string, { raw }: FastifyReply): void {
    // Whoever hung up meanwhile does not hang up again, and would never leave.
    if (raw.destroyed) return;
    if (!this.room.enter(userId)) {
      throw new DomainError('UNAVAILABLE', { detail: 'Many photos are coming in. Please try again in a moment.', retryAfter: 5 });
    }
    raw.once('close', () => this.room.leave(userId));
  }
}

function isUpload({ method, routeOptions, headers }: FastifyRequest): boolean {
  return isPhotoCall(method, routeOptions.url) && (headers['content-type'] ?? '').startsWith('image/');
}

function isPhotoCall(method: string, route: string | undefined): boolean {
  return method === ENDPOINTS.addPhoto.method && route === ENDPOINTS.addPhoto.path;
}

async function readPhoto({ method, routeOptions, headers }: FastifyRequest, body: Readable): Promise<Buffer> {
  if (!isPhotoCall(method, routeOptions.url)) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Send the request as application/json.' });
  }
  if (!PHOTO_TYPES.some((type) => type === headers['content-type'])) {
    throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { detail: 'Please choose a JPEG, PNG or WebP picture.' });
  }
  const bytes = await readWhole(body);
  if (bytes) return bytes;
  throw new DomainError('BODY_TOO_LARGE', { detail: 'A photo may have 10 MB at most. Please choose a smaller one, or save it as JPEG.' });
}

/** Null for more than a photo may have. */
async function readWhole(body: Readable): Promise<Buffer | null> {
  let chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > FORGOTTEN_BYTES) return null;
      if (length > PROFILE_LIMITS.photoBytes) chunks = [];
      else chunks.push(chunk);
    }
  } catch {
    throw new DomainError('MALFORMED_BODY', { detail: 'The photo did not arrive whole. Please try again.' });
  }
  return length > PROFILE_LIMITS.photoBytes ? null : Buffer.concat(chunks);
}
