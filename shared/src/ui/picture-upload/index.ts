export { CropStage, type CropStageProps } from './crop-stage';
export { largestCrop, type PictureCrop } from './crop-values';
export { asPhoto, PHOTO_ACCEPT, refuseFile } from './picture-file';
