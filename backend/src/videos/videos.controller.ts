import type {
  AddCaptionsInput,
  OwnVideosResponse,
  VideoFileQuery,
  VideoIdInput,
  VideoResponse,
  VideoRulesResponse,
} from '@alltalent/shared/contracts';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CurrentSession, CurrentUser, OptionalSession } from '../auth';
import { Handles } from '../kernel/http/handles.decorator';
import { Input } from '../kernel/http/input.decorator';
import { sendObject } from '../kernel/http/send-object';
import { OwnVideosService } from './own-videos.service';
import { VideoObjects } from './video-objects';
import { VideoReadersService } from './video-readers.service';
import { noSuchVideo } from './video-refusals';

/** Endpoints of uploaded videos. */
@Controller()
export class VideosController {
  constructor(
    private readonly videos: OwnVideosService,
    private readonly readers: VideoReadersService,
    private readonly objects: VideoObjects,
  ) {}

  @Handles('videoRules')
  async rules(): Promise<VideoRulesResponse> {
    return { status: 200, data: await this.videos.rules() };
  }

  @Handles('ownVideos')
  async own(@CurrentUser() userId: string): Promise<OwnVideosResponse> {
    return { status: 200, data: await this.videos.list(userId) };
  }

  @Handles('video')
  async video(@OptionalSession() session: CurrentSession | null, @Input() { id }: VideoIdInput): Promise<VideoResponse> {
    return { status: 200, data: await this.readers.read(id, session) };
  }

  @Handles('videoFile')
  async file(
    @OptionalSession() session: CurrentSession | null,
    @Input() query: VideoFileQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.readers.open(query, session);
    if (!(await sendObject(this.objects.store, file, { request, reply }))) throw noSuchVideo();
  }

  @Handles('removeVideo')
  async remove(@CurrentUser() userId: string, @Input() { id }: VideoIdInput): Promise<OwnVideosResponse> {
    await this.videos.remove(userId, id);
    return this.own(userId);
  }

  @Handles('addCaptions')
  async addCaptions(@CurrentUser() userId: string, @Input() input: AddCaptionsInput): Promise<VideoResponse> {
    return { status: 200, data: await this.videos.addCaptions(userId, input) };
  }

  @Handles('removeCaptions')
  async removeCaptions(@CurrentUser() userId: string, @Input() { id }: VideoIdInput): Promise<VideoResponse> {
    return { status: 200, data: await this.videos.removeCaptions(userId, id) };
  }
}
