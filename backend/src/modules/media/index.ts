export { MediaModule } from './media.module';
export { renderAllPictures, warmPictures } from './warm-pictures';
