export { finishVideoUpload, forgetUploadSessions } from './upload-sessions';
export { VideoUpload, type VideoUploadProps } from './video-upload';
