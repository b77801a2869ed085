export { MediaModule } from './media.module';
export { guardPhoto } from './photo-headers';
export { newPhotoName, ORIGINAL, parsePhotoFile } from './photo-name';
export { type PhotoFiles, PhotoStore } from './photo-store';
export { RenderQueue } from './render-queue';
export { renderAllPictures, warmPictures } from './warm-pictures';
