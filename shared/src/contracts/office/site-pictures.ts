import { array, type InferType, number, object, string } from 'yup';
import { PICTURE_SHAPE_NAMES } from '../content/picture-names';

const MOST_ALT = 200;

const text = () => string().defined();
/** 128 random bits in hexadecimal digits. */
const name = string()
  .matches(/^[0-9a-f]{32}$/u, 'There is no such picture')
  .required();
const part = number().min(0).max(1).required();
const crop = object({ x: part, y: part, width: part, height: part });
const shape = string().oneOf(PICTURE_SHAPE_NAMES).required();
const alt = string().trim().max(MOST_ALT, `At most ${MOST_ALT} characters`).required('Say what the picture shows');

/** An uploaded file as it was re-encoded, from which pictures are cropped. Only people of the office see it. */
export const pictureOriginalSchema = object({
  name,
  /** Address of its only file, in one size. */
  image: string().required(),
  width: number().integer().min(1).required(),
  height: number().integer().min(1).required(),
});
export type PictureOriginal = InferType<typeof pictureOriginalSchema>;
export const pictureOriginalResponseSchema = object({ status: number().required(), data: pictureOriginalSchema.required() });
export type PictureOriginalResponse = InferType<typeof pictureOriginalResponseSchema>;
export const pictureOriginalKeySchema = object({ name });
export type PictureOriginalKey = InferType<typeof pictureOriginalKeySchema>;

/** A picture that texts can name: a part of an original. */
export const sitePictureSchema = object({
  name,
  /** Address that ends in -640.webp as every picture's. */
  image: string().required(),
  shape,
  alt: text(),
  crop,
  original: pictureOriginalSchema.required(),
  added_by: text(),
  added_at: string().required(),
});
export type SitePicture = InferType<typeof sitePictureSchema>;
export const sitePictureResponseSchema = object({ status: number().required(), data: sitePictureSchema.required() });
export type SitePictureResponse = InferType<typeof sitePictureResponseSchema>;

/** Uploaded pictures, the newest first; `after`: the `next` of the page before. */
export const sitePicturesQuerySchema = object({ after: string().max(60).optional() });
export type SitePicturesQuery = InferType<typeof sitePicturesQuerySchema>;
export const sitePicturesResponseSchema = object({
  status: number().required(),
  data: array(sitePictureSchema.required()).required(),
  next: text(),
});
export type SitePicturesResponse = InferType<typeof sitePicturesResponseSchema>;

/** Makes a picture of a part of an original, given in parts of its width and height from 0 to 1. */
export const cropSitePictureSchema = object({ original: name, shape, crop, alt });
export type CropSitePictureInput = InferType<typeof cropSitePictureSchema>;
