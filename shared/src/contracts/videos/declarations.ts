import { string } from 'yup';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as VIDEOS_ENDPOINTS from './endpoints';
import {
  addCaptionsSchema,
  ownVideosResponseSchema,
  videoFileQuerySchema,
  videoIdSchema,
  videoResponseSchema,
  videoRulesResponseSchema,
} from './videos';

export const VIDEOS_DECLARATIONS = {
  videoRules: endpoint('talent', 'Answers the formats and limits of uploaded videos.', nothing, videoRulesResponseSchema, {
    isInOfficeView: true,
  }),
  ownVideos: endpoint('talent', 'Lists the videos of the caller.', nothing, ownVideosResponseSchema),
  video: endpoint('everybody', 'Answers one video with its addresses.', videoIdSchema, videoResponseSchema),
  videoFile: endpoint('everybody', 'Answers a file of a video.', videoFileQuerySchema, string().required(), {
    answersFile: 'application/octet-stream',
  }),
  removeVideo: endpoint('talent', 'Deletes an own video.', videoIdSchema, ownVideosResponseSchema),
  addCaptions: endpoint('talent', 'Stores the captions of an own video.', addCaptionsSchema, videoResponseSchema),
  removeCaptions: endpoint('talent', 'Deletes the captions of an own video.', videoIdSchema, videoResponseSchema),
} as const satisfies Record<keyof typeof VIDEOS_ENDPOINTS, Declaration>;
