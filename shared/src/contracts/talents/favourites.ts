import { array, type InferType, number, object, string } from 'yup';
import { LIMITS } from '../core/limits';
import { talentCardSchema } from './talents';

const id = number().integer().min(1).max(2_147_483_647).required();

/**
 * Adds a talent to the favourites, or takes it out again. `is_fav` is the wished state (1 a favourite, 0 none), so that a
 * repetition changes nothing; without it the state is turned over.
 */
export const toggleFavouriteSchema = object({ talent_id: id, is_fav: number().oneOf([0, 1]) });
export type ToggleFavouriteInput = InferType<typeof toggleFavouriteSchema>;

/** `message` is the sentence to show ('Added to favourites', 'Removed from favourites'), `is_fav` the state for programs. */
export const toggleFavouriteResponseSchema = object({
  status: number().required(),
  message: string().required(),
  is_fav: number().oneOf([0, 1]).required(),
});
export type ToggleFavouriteResponse = InferType<typeof toggleFavouriteResponseSchema>;

const listName = string()
  .trim()
  .max(LIMITS.listNameLength, `At most ${LIMITS.listNameLength} characters`)
  .required('Please give the list a name');

/** Named list of the user's own. Talents in a list are favourites, too. */
export const favouriteListSchema = object({
  id: number().required(),
  name: string().required(),
  talent_ids: array(number().required()).required(),
});
export type FavouriteList = InferType<typeof favouriteListSchema>;

/** The newest favourite and the newest list first. */
export const favouritesResponseSchema = object({
  status: number().required(),
  data: object({ talent_ids: array(number().required()).required(), lists: array(favouriteListSchema.required()).required() }).required(),
});
export type FavouritesResponse = InferType<typeof favouritesResponseSchema>;

/** `revision` counts the changes of a note, from 0. */
export const favouriteNoteSchema = object({ talent_id: number().required(), text: string().defined(), revision: number().required() });
export type FavouriteNote = InferType<typeof favouriteNoteSchema>;

/** List 0 is all favourites. */
export const favouriteTalentsInputSchema = object({ listId: number().integer().min(0).max(2_147_483_647).required() });
export const favouriteTalentsResponseSchema = object({
  status: number().required(),
  data: object({
    name: string().required(),
    talents: array(talentCardSchema.required()).required(),
    /** Notes on people of the list, which its owner alone reads; people without one are left out. */
    notes: array(favouriteNoteSchema.required()).optional(),
  }).required(),
});
export type FavouriteTalentsResponse = InferType<typeof favouriteTalentsResponseSchema>;

export const makeFavouriteListSchema = object({ name: listName, talent_id: number().integer().min(1).max(2_147_483_647).optional() });
export type MakeFavouriteListInput = InferType<typeof makeFavouriteListSchema>;
export const makeFavouriteListResponseSchema = object({ status: number().required(), id: number().required() });
export type MakeFavouriteListResponse = InferType<typeof makeFavouriteListResponseSchema>;

export const renameFavouriteListSchema = object({ id, name: listName });
export type RenameFavouriteListInput = InferType<typeof renameFavouriteListSchema>;

export const removeFavouriteListSchema = object({ id });
export type RemoveFavouriteListInput = InferType<typeof removeFavouriteListSchema>;

/** `is_in` 1 puts the talent into the list, 0 takes it out; both may be sent twice. */
export const changeFavouriteListSchema = object({ id, talent_id: id, is_in: number().oneOf([0, 1]).required() });
export type ChangeFavouriteListInput = InferType<typeof changeFavouriteListSchema>;

/** `revision` is that of the note which was read; 0 for a person without one. Empty text removes the note. */
export const noteFavouriteSchema = object({
  id,
  talent_id: id,
  text: string().trim().max(LIMITS.favouriteNote, `At most ${LIMITS.favouriteNote} characters`).default(''),
  revision: number().integer().min(0).max(2_147_483_647).required(),
});
export type NoteFavouriteInput = InferType<typeof noteFavouriteSchema>;
/** The note as it is now. */
export const noteFavouriteResponseSchema = object({ status: number().required(), data: favouriteNoteSchema.required() });
export type NoteFavouriteResponse = InferType<typeof noteFavouriteResponseSchema>;

/** The people of a list in the order to show; those who are in the list and not named follow in their former order. */
export const orderFavouriteListSchema = object({ id, talent_ids: array(id).max(LIMITS.favourites).required() });
export type OrderFavouriteListInput = InferType<typeof orderFavouriteListSchema>;
