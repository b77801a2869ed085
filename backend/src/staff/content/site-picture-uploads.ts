import { DECLARATIONS, ENDPOINTS, PHOTO_TYPES, PROFILE_LIMITS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SessionService } from '../../auth';
import { DomainError } from '../../kernel/domain-error';
import { visitorOf } from '../../kernel/http/access.decorators';
import { FileUploads, type UploadPlan } from '../../kernel/http/file-uploads';
import { UploadRoom } from '../../kernel/http/upload-room';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { OfficeAccessService } from '../second-step/office-access.service';

const PER_HOUR = 60;
const HOUR_MS = 60 * 60 * 1000;

/** Accepts pictures as the body of one endpoint, from people of the office who may write texts; nobody else's body is read. */
@Injectable()
export class SitePictureUploads extends FileUploads {
  protected readonly plan: UploadPlan = {
    endpoint: ENDPOINTS.addSitePicture,
    family: /^image\//u,
    types: PHOTO_TYPES,
    mostBytes: PROFILE_LIMITS.photoBytes,
    room: new UploadRoom({ atOnce: 4, atOnceByOne: 2 }),
    messages: {
      wrongType: t('pictures.wrongType'),
      tooLarge: t('pictures.tooLarge'),
      torn: t('pictures.torn'),
      noRoom: t('pictures.noRoom'),
    },
  };

  constructor(
    host: HttpAdapterHost,
    private readonly sessions: SessionService,
    private readonly office: OfficeAccessService,
    private readonly limits: RateLimitsService,
  ) {
    super(host);
  }

  protected async senderOf(request: FastifyRequest): Promise<string> {
    const session = await this.sessions.find(visitorOf(request));
    if (!session) throw new DomainError('NOT_SIGNED_IN');
    await this.office.assert(session, DECLARATIONS.addSitePicture);
    return session.userId;
  }

  protected async count(staffId: string): Promise<void> {
    await this.limits.consume([{ name: 'site-picture:user', subject: staffId, most: PER_HOUR, windowMs: HOUR_MS }]);
  }
}
