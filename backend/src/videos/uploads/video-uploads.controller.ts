import { VIDEO_ID, VIDEO_UPLOAD_PATH } from '@alltalent/shared/contracts';
import { Controller, Delete, Head, Param, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser } from '../../auth';
import { noSuchVideo } from '../video-refusals';
import type { TusAnswer } from './tus-endpoint';
import { VideoUploadsService } from './video-uploads.service';

const ONE = `${VIDEO_UPLOAD_PATH}/:id`;

/** Endpoints of the tus protocol, version 1.0.0 with the extensions creation and termination. */
@Controller()
export class VideoUploadsController {
  constructor(private readonly uploads: VideoUploadsService) {}

  @Post(VIDEO_UPLOAD_PATH)
  begin(@CurrentUser() userId: string, @Req() { raw }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return answer(reply, () => this.uploads.begin(userId, raw));
  }

  @Head(ONE)
  state(@CurrentUser() userId: string, @Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return answer(reply, () => this.uploads.state(userId, checked(id), request.raw));
  }

  @Patch(ONE)
  append(
    @CurrentUser() userId: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return answer(reply, () => this.uploads.append(userId, checked(id), request.raw));
  }

  @Delete(ONE)
  cancel(
    @CurrentUser() userId: string,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return answer(reply, () => this.uploads.cancel(userId, checked(id), request.raw));
  }
}

async function answer(reply: FastifyReply, work: () => Promise<TusAnswer>): Promise<void> {
  void reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store');
  const { status, headers } = await work();
  await reply.code(status).headers(headers).send();
}

function checked(id: string): string {
  if (!VIDEO_ID.test(id)) throw noSuchVideo();
  return id;
}
