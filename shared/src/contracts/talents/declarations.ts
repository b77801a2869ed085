import { doneResponseSchema } from '../auth/auth';
import { pageMetadataResponseSchema } from '../content/page-metadata';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as TALENTS_ENDPOINTS from './endpoints';
import {
  changeFavouriteListSchema,
  favouriteTalentsInputSchema,
  favouriteTalentsResponseSchema,
  favouritesResponseSchema,
  makeFavouriteListResponseSchema,
  makeFavouriteListSchema,
  noteFavouriteResponseSchema,
  noteFavouriteSchema,
  orderFavouriteListSchema,
  removeFavouriteListSchema,
  renameFavouriteListSchema,
  toggleFavouriteResponseSchema,
  toggleFavouriteSchema,
} from './favourites';
import {
  lookbookFeedbackResponseSchema,
  lookbookFeedbackSchema,
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
  listLinksInputSchema,
  shareCodeResponseSchema,
  shareListResponseSchema,
  shareListSchema,
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

/** Server-side declarations of the endpoints of talents, profiles, favourites and shares. */
export const TALENTS_DECLARATIONS = {
  talentListing: endpoint(
    'everybody',
    'Answers one page of talents that fit the filter.',
    talentListingQuerySchema,
    talentListingResponseSchema,
    { isInOfficeView: true },
  ),
  genders: endpoint('public', 'Lists the genders for forms and filters.', nothing, genderListResponseSchema),
  categories: endpoint('public', 'Lists the categories in the order forms show them.', nothing, categoryListResponseSchema),
  subCategories: endpoint(
    'public',
    'Answers the sub-categories and filter attributes of a category.',
    categoryInput,
    subCategoriesResponseSchema,
  ),
  talentCities: endpoint(
    'public',
    'Suggests cities whose name, state or country begins with the text.',
    talentCitiesQuerySchema,
    talentCitiesResponseSchema,
  ),
  talentProfile: endpoint(
    'everybody',
    "Answers a talent's profile as this visitor may see it.",
    profileInput,
    talentProfileResponseSchema,
    { isInOfficeView: true },
  ),
  talentProfileMetadata: endpoint('public', "Answers the metadata of a public profile's page.", profileInput, pageMetadataResponseSchema),
  selectedTalents: endpoint(
    'everybody',
    'Answers the cards of chosen talents in the order of their ids.',
    selectedTalentsQuerySchema,
    selectedTalentsResponseSchema,
    { isInOfficeView: true },
  ),
  toggleFavourite: endpoint(
    'members',
    'Adds a talent to the favourites or takes it out.',
    toggleFavouriteSchema,
    toggleFavouriteResponseSchema,
    { isIdempotent: true },
  ),
  favourites: endpoint(
    'members',
    "Answers the ids of the caller's favourites, and the caller's lists.",
    nothing,
    favouritesResponseSchema,
    { isInOfficeView: true },
  ),
  favouriteTalents: endpoint(
    'members',
    "Answers the cards of one of the caller's lists.",
    favouriteTalentsInputSchema,
    favouriteTalentsResponseSchema,
    { isInOfficeView: true },
  ),
  favouritesCsv: endpoint('members', "Answers one of the caller's lists as a table.", favouriteTalentsInputSchema, string().required(), {
    answersFile: 'text/csv',
  }),
  favouritesPdf: endpoint(
    'members',
    "Answers one of the caller's lists as a contact sheet.",
    favouriteTalentsInputSchema,
    string().required(),
    {
      answersFile: 'application/pdf',
    },
  ),
  makeFavouriteList: endpoint('members', 'Makes a list of favourites.', makeFavouriteListSchema, makeFavouriteListResponseSchema, {
    isIdempotent: true,
  }),
  renameFavouriteList: endpoint('members', "Gives one of the caller's lists another name.", renameFavouriteListSchema, doneResponseSchema),
  removeFavouriteList: endpoint('members', 'Removes a list; its talents stay favourites.', removeFavouriteListSchema, doneResponseSchema),
  changeFavouriteList: endpoint('members', 'Puts a talent into a list or takes it out.', changeFavouriteListSchema, doneResponseSchema),
  noteFavourite: endpoint(
    'members',
    "Stores a note on a person of one of the caller's lists.",
    noteFavouriteSchema,
    noteFavouriteResponseSchema,
  ),
  orderFavouriteList: endpoint(
    'members',
    "Puts the people of one of the caller's lists in order.",
    orderFavouriteListSchema,
    doneResponseSchema,
  ),
  listLinks: endpoint('members', "Lists the links made from one of the caller's lists.", listLinksInputSchema, ownSharesResponseSchema),
  shareList: endpoint('members', "Makes a link to people of one of the caller's lists.", shareListSchema, shareListResponseSchema, {
    isIdempotent: true,
  }),
  sendShareCode: endpoint(
    'visitors',
    "Sends one code to the sender's mail address and mobile number.",
    shareCodeSchema,
    shareCodeResponseSchema,
  ),
  verifyShareCode: endpoint('visitors', 'Takes that code as proof of who shares.', verifyShareCodeSchema, verifyShareCodeResponseSchema),
  shareTalents: endpoint('visitors', 'Sends the receiver a link to the chosen profiles.', shareTalentsSchema, shareTalentsResponseSchema, {
    isIdempotent: true,
  }),
  lookbook: endpoint('public', 'Answers what a shared link shows.', lookbookInputSchema, lookbookResponseSchema),
  openLookbook: endpoint('visitors', 'Opens a shared link with its passcode.', openLookbookSchema, lookbookResponseSchema),
  viewLookbook: endpoint('visitors', 'Counts that a shared link was shown.', viewLookbookSchema, null),
  sendLookbookFeedback: endpoint(
    'visitors',
    "Stores the receiver's answer to a shared profile.",
    lookbookFeedbackSchema,
    lookbookFeedbackResponseSchema,
  ),
  stopShares: endpoint('visitors', 'Stops all shared links to the receiver of a link.', stopSharesSchema, doneResponseSchema),
  resumeShares: endpoint('visitors', 'Lets the sender of a link write to its receiver again.', stopSharesSchema, doneResponseSchema),
  ownProfile: endpoint('talent', "Answers the caller's profile as it is being written.", nothing, ownProfileResponseSchema, {
    isInOfficeView: true,
  }),
  saveProfile: endpoint('talent', "Saves sections of the caller's profile.", saveProfileSchema, ownProfileResponseSchema),
  submitProfile: endpoint('talent', "Sends the caller's profile to staff for review.", profileRevisionSchema, ownProfileResponseSchema),
  takeBackProfile: endpoint(
    'talent',
    'Takes a submitted profile back before staff decide.',
    profileRevisionSchema,
    ownProfileResponseSchema,
  ),
  changeAddress: endpoint(
    'talent',
    "Changes the words in the address of the caller's profile.",
    changeAddressSchema,
    ownProfileResponseSchema,
  ),
  addPhoto: endpoint('talent', "Adds a photo to the caller's profile.", nothing, ownProfileResponseSchema, { files: PHOTO_TYPES }),
  changePhoto: endpoint('talent', 'Changes the words or the crop of a photo.', changePhotoSchema, ownProfileResponseSchema),
  orderPhotos: endpoint('talent', "Puts the caller's photos in the given order.", orderPhotosSchema, ownProfileResponseSchema),
  removePhoto: endpoint('talent', 'Removes a photo with its files.', removePhotoSchema, ownProfileResponseSchema),
  ownShares: endpoint('members', 'Lists what the caller shared, with the answers.', nothing, ownSharesResponseSchema),
  managedShare: endpoint(
    'public',
    'Answers one share to the sender who was mailed its token.',
    managedShareInputSchema,
    managedShareResponseSchema,
  ),
  revokeShare: endpoint('visitors', 'Takes a shared link back.', revokeShareSchema, doneResponseSchema),
} as const satisfies Record<keyof typeof TALENTS_ENDPOINTS, Declaration>;
