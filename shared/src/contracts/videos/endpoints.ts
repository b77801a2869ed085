/** Endpoints of uploaded videos; their bytes come by tus (VIDEO_UPLOAD_PATH). A video that the caller may not see gives 404. */

import { get, type NoInput, post } from '../core/endpoint';
import type { AddCaptionsInput, OwnVideosResponse, VideoFileQuery, VideoIdInput, VideoResponse, VideoRulesResponse } from './videos';

/** Formats and limits of uploads. */
export const videoRules = get<NoInput, VideoRulesResponse>('/api/videos/rules');
/** Videos of the caller, unfinished uploads included. */
export const ownVideos = get<NoInput, OwnVideosResponse>('/api/videos');
/** One video with its addresses: for its owner, the client who got it as a self-tape, and everybody who may see the profile with the reel. */
export const video = get<VideoIdInput, VideoResponse>('/api/videos/{id}');
/** A file of a video at its signed address, in parts when a Range is named: 404 after five minutes and for another reader. */
export const videoFile = get<VideoFileQuery, string>('/api/videos/{id}/{part}');
/** Deletes an own video, also for the clients who got it. */
export const removeVideo = post<VideoIdInput, OwnVideosResponse>('/api/videos/remove');
/** Stores captions in place of the former ones: 422 VIDEO_REFUSED for a file that is not WebVTT. */
export const addCaptions = post<AddCaptionsInput, VideoResponse>('/api/videos/captions');
export const removeCaptions = post<VideoIdInput, VideoResponse>('/api/videos/captions/remove');
