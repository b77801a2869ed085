import { PhotoStore } from '../../talents';

/** Stores pictures of texts under DATA_DIR/pictures, a folder each: originals and what is cropped from them. */
export class SitePictureStore extends PhotoStore {}
