import { doneResponseSchema } from '../auth/auth';
import { pageHeadResponseSchema } from '../content/page-head';
import { type Declaration, call, nothing } from '../core/declaration';
import type { TALENTS_ENDPOINTS } from './endpoints';
import {
  changeFavouriteListSchema,
  favouriteTalentsInputSchema,
  favouriteTalentsResponseSchema,
  favouritesResponseSchema,
  makeFavouriteListResponseSchema,
  makeFavouriteListSchema,
  removeFavouriteListSchema,
  renameFavouriteListSchema,
  toggleFavouriteResponseSchema,
  toggleFavouriteSchema,
} from './favourites';
import {
  answerLookbookResponseSchema,
  answerLookbookSchema,
  lookbookInputSchema,
  lookbookResponseSchema,
  managedShareInputSchema,
  managedShareResponseSchema,
  openLookbookSchema,
  ownSharesResponseSchema,
  revokeShareSchema,
  stopSharesSchema,
  viewLookbookSchema,
} from './lookbook';
import {
  changeAddressSchema,
  changePhotoSchema,
  orderPhotosSchema,
  ownProfileResponseSchema,
  profileRevisionSchema,
  removePhotoSchema,
  saveProfileSchema,
} from './profile';
import { PHOTO_TYPES } from './profile-values';
import {
  shareCodeResponseSchema,
  shareCodeSchema,
  shareTalentsResponseSchema,
  shareTalentsSchema,
  verifyShareCodeResponseSchema,
  verifyShareCodeSchema,
} from './sharing';
import { talentCitiesQuerySchema, talentCitiesResponseSchema } from './talent-cities';
import {
  categoryListResponseSchema,
  genderListResponseSchema,
  selectedTalentsQuerySchema,
  selectedTalentsResponseSchema,
  subCategoriesResponseSchema,
  talentListingQuerySchema,
  talentListingResponseSchema,
  talentProfileResponseSchema,
} from './talents';
import { number, object, string } from 'yup';

const categoryInput = object({ categoryId: number().integer().min(1).max(2_147_483_647).required() });
const profileInput = object({
  slug: string()
    .matches(/^[a-z0-9-]{1,120}$/, 'No such profile')
    .required(),
});

/** What servers know of the calls of talents, profiles, favourites and shares. */
export const TALENTS_DECLARATIONS = {
  talentListing: call(
    'everybody',
    'Answers one page of talents that fit the filter.',
    talentListingQuerySchema,
    talentListingResponseSchema,
  ),
  genders: call('public', 'Lists the genders for forms and filters.', nothing, genderListResponseSchema),
  categories: call('public', 'Lists the categories in the order forms show them.', nothing, categoryListResponseSchema),
  subCategories: call(
    'public',
    'Answers the sub-categories and filter attributes of a category.',
    categoryInput,
    subCategoriesResponseSchema,
  ),
  talentCities: call(
    'public',
    'Suggests cities whose name, state or country begins with the text.',
    talentCitiesQuerySchema,
    talentCitiesResponseSchema,
  ),
  talentProfile: call('everybody', "Answers a talent's profile as this visitor may see it.", profileInput, talentProfileResponseSchema),
  talentProfileHead: call('public', "Answers the metadata of a public profile's page.", profileInput, pageHeadResponseSchema),
  selectedTalents: call(
    'everybody',
    'Answers the cards of chosen talents in the order of their ids.',
    selectedTalentsQuerySchema,
    selectedTalentsResponseSchema,
  ),
  toggleFavourite: call(
    'members',
    'Adds a talent to the favourites or takes it out.',
    toggleFavouriteSchema,
    toggleFavouriteResponseSchema,
    { isIdempotent: true },
  ),
  favourites: call('members', "Answers the ids of the caller's favourites, and the caller's lists.", nothing, favouritesResponseSchema),
  favouriteTalents: call(
    'members',
    "Answers the cards of one of the caller's lists.",
    favouriteTalentsInputSchema,
    favouriteTalentsResponseSchema,
  ),
  makeFavouriteList: call('members', 'Makes a list of favourites.', makeFavouriteListSchema, makeFavouriteListResponseSchema, {
    isIdempotent: true,
  }),
  renameFavouriteList: call('members', "Gives one of the caller's lists another name.", renameFavouriteListSchema, doneResponseSchema),
  removeFavouriteList: call('members', 'Removes a list; its talents stay favourites.', removeFavouriteListSchema, doneResponseSchema),
  changeFavouriteList: call('members', 'Puts a talent into a list or takes it out.', changeFavouriteListSchema, doneResponseSchema),
  sendShareCode: call(
    'visitors',
    "Sends one code to the sender's mail address and mobile number.",
    shareCodeSchema,
    shareCodeResponseSchema,
  ),
  verifyShareCode: call('visitors', 'Takes that code as proof of who shares.', verifyShareCodeSchema, verifyShareCodeResponseSchema),
  shareTalents: call('visitors', 'Sends the receiver a link to the chosen profiles.', shareTalentsSchema, shareTalentsResponseSchema, {
    isIdempotent: true,
  }),
  lookbook: call('public', 'Answers what a shared link shows.', lookbookInputSchema, lookbookResponseSchema),
  openLookbook: call('visitors', 'Opens a shared link with its passcode.', openLookbookSchema, lookbookResponseSchema),
  viewLookbook: call('visitors', 'Counts that a shared link was shown.', viewLookbookSchema, null),
  answerLookbook: call('visitors', "Stores the receiver's answer to a shared profile.", answerLookbookSchema, answerLookbookResponseSchema),
  stopShares: call('visitors', 'Stops all shared links to the receiver of a link.', stopSharesSchema, doneResponseSchema),
  resumeShares: call('visitors', 'Lets the sender of a link write to its receiver again.', stopSharesSchema, doneResponseSchema),
  ownProfile: call('talent', "Answers the caller's profile as it is being written.", nothing, ownProfileResponseSchema),
  saveProfile: call('talent', "Saves sections of the caller's profile.", saveProfileSchema, ownProfileResponseSchema),
  submitProfile: call('talent', "Sends the caller's profile to staff for review.", profileRevisionSchema, ownProfileResponseSchema),
  takeBackProfile: call('talent', 'Takes a submitted profile back before staff decide.', profileRevisionSchema, ownProfileResponseSchema),
  changeAddress: call('talent', "Changes the words in the address of the caller's profile.", changeAddressSchema, ownProfileResponseSchema),
  addPhoto: call('talent', "Adds a photo to the caller's profile.", nothing, ownProfileResponseSchema, { files: PHOTO_TYPES }),
  changePhoto: call('talent', 'Changes the words or the crop of a photo.', changePhotoSchema, ownProfileResponseSchema),
  orderPhotos: call('talent', "Puts the caller's photos in the given order.", orderPhotosSchema, ownProfileResponseSchema),
  removePhoto: call('talent', 'Removes a photo with its files.', removePhotoSchema, ownProfileResponseSchema),
  ownShares: call('members', 'Lists what the caller shared, with the answers.', nothing, ownSharesResponseSchema),
  managedShare: call(
    'public',
    'Answers one share to the sender who was mailed its token.',
    managedShareInputSchema,
    managedShareResponseSchema,
  ),
  revokeShare: call('visitors', 'Takes a shared link back.', revokeShareSchema, doneResponseSchema),
} as const satisfies Record<keyof typeof TALENTS_ENDPOINTS, Declaration>;
