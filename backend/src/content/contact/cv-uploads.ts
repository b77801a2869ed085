import { CV_LIMITS, CV_TYPE, ENDPOINTS } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../../kernel/http/access.decorators';
import { FileUploads, type UploadPlan } from '../../kernel/http/file-uploads';
import { UploadRoom } from '../../kernel/http/upload-room';
import { requireBrowser } from '../../auth';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';

const PER_HOUR = 10;
const HOUR_MS = 60 * 60 * 1000;

/** Uploads of CVs, each the body of one request. They need no account, so each IP has a limit. */
@Injectable()
export class CvUploads extends FileUploads {
  protected readonly plan: UploadPlan = {
    endpoint: ENDPOINTS.addCv,
    family: /^application\/pdf/u,
    types: [CV_TYPE],
    mostBytes: CV_LIMITS.bytes,
    room: new UploadRoom({ atOnce: 8, atOnceByOne: 2 }),
    messages: {
      wrongType: 'Please choose a PDF.',
      tooLarge: 'A CV may have 5 MB at most. Please save it with smaller pictures, or without.',
      torn: 'The CV did not arrive whole. Please try again.',
      noRoom: 'Many CVs are coming in. Please try again in a moment.',
    },
  };

  constructor(
    host: HttpAdapterHost,
    private readonly limits: RateLimitsService,
  ) {
    super(host);
  }

  protected senderOf(request: FastifyRequest): Promise<string> {
    requireBrowser(visitorOf(request));
    return Promise.resolve(request.ip);
  }

  protected async count(ip: string): Promise<void> {
    await this.limits.consume([{ name: 'cv:ip:hour', subject: ip, most: PER_HOUR, windowMs: HOUR_MS }]);
  }
}
