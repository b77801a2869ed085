import { get, type NoInput, post } from '../core/endpoint';
import type { AddCaptionsInput, OwnVideosResponse, VideoFileQuery, VideoIdInput, VideoResponse, VideoRulesResponse } from './videos';

/** Endpoints of uploaded videos; their bytes come by tus (VIDEO_UPLOAD_PATH). A video that the caller may not see gives 404. */
export const VIDEOS_ENDPOINTS = {
  /** Formats and limits of uploads. */
  videoRules: get<NoInput, VideoRulesResponse>('/api/videos/rules'),
  /** Videos of the caller, unfinished uploads included. */
  ownVideos: get<NoInput, OwnVideosResponse>('/api/videos'),
  /** One video with its addresses: for its owner, the client who got it as a self-tape, and everybody who may see the profile with the reel. */
  video: get<VideoIdInput, VideoResponse>('/api/videos/{id}'),
  /** A file of a video at its signed address, in parts when a Range is named: 404 after five minutes and for another reader. */
  videoFile: get<VideoFileQuery, string>('/api/videos/{id}/{part}'),
  /** Deletes an own video, also for the clients who got it. */
  removeVideo: post<VideoIdInput, OwnVideosResponse>('/api/videos/remove'),
  /** Stores captions in place of the former ones: 422 VIDEO_REFUSED for a file that is not WebVTT. */
  addCaptions: post<AddCaptionsInput, VideoResponse>('/api/videos/captions'),
  removeCaptions: post<VideoIdInput, VideoResponse>('/api/videos/captions/remove'),
} as const;
