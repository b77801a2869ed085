import { ENDPOINTS, PHOTO_TYPES, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error';
import { visitorOf } from '../../../kernel/http/access.decorators';
import { FileUploads, type UploadPlan } from '../../../kernel/http/file-uploads';
import { UploadRoom } from '../../../kernel/http/upload-room';
import { RateLimitsService } from '../../../kernel/rate-limits/rate-limits.service';
import { SessionService } from '../../../auth';

const PER_HOUR = 60;
const HOUR_MS = 60 * 60 * 1000;

/** Accepts photos as the body of one endpoint, from signed-in users. */
@Injectable()
export class PhotoUploads extends FileUploads {
  protected readonly plan: UploadPlan = {
    endpoint: ENDPOINTS.addPhoto,
    family: /^image\//u,
    types: PHOTO_TYPES,
    mostBytes: PROFILE_LIMITS.photoBytes,
    room: new UploadRoom({ atOnce: 8, atOnceByOne: 4 }),
    messages: {
      wrongType: 'Please choose a JPEG, PNG, WebP or HEIC picture.',
      tooLarge: 'A photo may have 25 MB at most. Please choose a smaller one, or save it as JPEG.',
      torn: 'The photo did not arrive whole. Please try again.',
      noRoom: 'Many photos are coming in. Please try again in a moment.',
    },
  };

  constructor(
    host: HttpAdapterHost,
    private readonly sessions: SessionService,
    private readonly limits: RateLimitsService,
  ) {
    super(host);
  }

  protected async senderOf(request: FastifyRequest): Promise<string> {
    const session = await this.sessions.find(visitorOf(request));
    if (!session) throw new DomainError('NOT_SIGNED_IN');
    return session.userId;
  }

  protected async count(userId: string): Promise<void> {
    await this.limits.consume([{ name: 'photo:user', subject: userId, most: PER_HOUR, windowMs: HOUR_MS }]);
  }
}
