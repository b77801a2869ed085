/** Endpoints of talents, profiles, favourites and shares. */

import type { DoneResponse } from '../auth/auth';
import type { PageMetadataResponse } from '../content/page-metadata';
import { type NoInput, get, post, upload } from '../core/endpoint';
import type {
  ChangeFavouriteListInput,
  FavouriteTalentsResponse,
  FavouritesResponse,
  MakeFavouriteListInput,
  MakeFavouriteListResponse,
  NoteFavouriteInput,
  NoteFavouriteResponse,
  OrderFavouriteListInput,
  RemoveFavouriteListInput,
  RenameFavouriteListInput,
  ToggleFavouriteInput,
  ToggleFavouriteResponse,
} from './favourites';
import type {
  LookbookFeedbackInput,
  LookbookFeedbackResponse,
  LookbookResponse,
  ManagedShareResponse,
  OpenLookbookInput,
  OwnSharesResponse,
  RevokeShareInput,
  StopSharesInput,
  ViewLookbookInput,
} from './lookbook';
import type {
  ChangeAddressInput,
  ChangePhotoInput,
  OrderPhotosInput,
  OwnProfileResponse,
  ProfileRevisionInput,
  RemovePhotoInput,
  SaveProfileInput,
} from './profile';
import type {
  ShareCodeInput,
  ShareCodeResponse,
  ShareListInput,
  ShareListResponse,
  ShareTalentsInput,
  ShareTalentsResponse,
  VerifyShareCodeInput,
  VerifyShareCodeResponse,
} from './sharing';
import type { TalentCities, TalentCitiesQuery } from './talent-cities';
import type {
  CategoryList,
  GenderList,
  SelectedTalents,
  SelectedTalentsQuery,
  SubCategories,
  TalentListing,
  TalentListingQuery,
  TalentProfileResponse,
} from './talents';

/** One page of talents; 400 for a filter that does not parse. */
export const talentListing = get<TalentListingQuery, TalentListing>('/api/talent-listing');
/** Ids and names of genders, for forms and filters. */
export const genders = get<NoInput, GenderList>('/api/get-gender-list/');
/** Ids, names and slugs of categories, in the order forms show them. */
export const categories = get<NoInput, CategoryList>('/api/get-categories');
/** 404 for an unknown category. */
export const subCategories = get<{ readonly categoryId: number }, SubCategories>('/api/get-sub-categories/{categoryId}');
/** Cities whose name, state or country begins with the text: suggestions for the listing's `location`. With an id that city alone. */
export const talentCities = get<TalentCitiesQuery, TalentCities>('/api/talent-cities');
/**
 * A talent's profile as this visitor may see it, without contact data; 403 PROFILE_PRIVATE for a private one without a
 * session, 404 for an unknown or hidden one. Asked for by a former address it answers the profile with its present slug.
 */
export const talentProfile = get<{ readonly slug: string }, TalentProfileResponse>('/api/talent-profile/{slug}');
/** What the document of a public profile says about it; 404 as for the profile itself. */
export const talentProfileMetadata = get<{ readonly slug: string }, PageMetadataResponse>('/api/talent-profile/{slug}/head');
/** Cards by id, in the order of the ids; hidden ones redacted as in the listing, unknown ones left out. 400 for bad ids. */
export const selectedTalents = get<SelectedTalentsQuery, SelectedTalents>('/api/selected-talent-listing');
/** Adds to the favourites or takes out; 404 for a talent nobody may see, 422 when there are too many. Takes an Idempotency-Key. */
export const toggleFavourite = post<ToggleFavouriteInput, ToggleFavouriteResponse>('/api/add-remove-fav');
/** Ids of the own favourites, and the own lists. */
export const favourites = get<NoInput, FavouritesResponse>('/api/favourites');
/** Cards of one of the caller's lists; 404 for another user's. */
export const favouriteTalents = get<{ readonly listId: number }, FavouriteTalentsResponse>('/api/favourites/lists/{listId}');
/** Downloads of one of the caller's lists, without hidden profiles; 404 for another user's. Bounds and photos as of `applicantsCsv`. */
export const favouritesCsv = get<{ readonly listId: number }, string>('/api/favourites/lists/{listId}/csv');
export const favouritesPdf = get<{ readonly listId: number }, string>('/api/favourites/lists/{listId}/pdf');
/** 409 for a name that another own list has. */
export const makeFavouriteList = post<MakeFavouriteListInput, MakeFavouriteListResponse>('/api/favourites/make-list');
/** Gives a list of the caller another name; 404 for a list that is not theirs, 409 for a name they have already. */
export const renameFavouriteList = post<RenameFavouriteListInput, DoneResponse>('/api/favourites/rename-list');
/** Removes the list; its talents stay favourites. */
export const removeFavouriteList = post<RemoveFavouriteListInput, DoneResponse>('/api/favourites/remove-list');
/** Puts a talent into a list or takes it out; into a list makes it a favourite, too. */
export const changeFavouriteList = post<ChangeFavouriteListInput, DoneResponse>('/api/favourites/change-list');
/** Stores the owner's note on a person of a list; 404 for a person who is not in it, 409 REVISION_STALE with the newer text. */
export const noteFavourite = post<NoteFavouriteInput, NoteFavouriteResponse>('/api/favourites/note');
/** Puts the people of a list in order. 404 for another user's list. */
export const orderFavouriteList = post<OrderFavouriteListInput, DoneResponse>('/api/favourites/order-list');
/** Links that were made from a list, with their answers, the newest first. */
export const listLinks = get<{ readonly listId: number }, OwnSharesResponse>('/api/favourites/lists/{listId}/links');
/** Makes a link to people of a list; 404 for another user's list, 429 after 30 a day. Takes an Idempotency-Key. */
export const shareList = post<ShareListInput, ShareListResponse>('/api/favourites/share-list');
/** Sends one code to the sender's mail address and mobile number; 400 bad address, 422 number that gets no codes, 429 too soon. */
export const sendShareCode = post<ShareCodeInput, ShareCodeResponse>('/send-otp-for-email-and-mobile');
/** Takes that code: 422 when it is wrong, late or for another pair of address and number; 429 too many tries. */
export const verifyShareCode = post<VerifyShareCodeInput, VerifyShareCodeResponse>('/verfiySendMobileEmailOtp');
/**
 * Sends the receiver a link to the chosen profiles. 403 without a fresh proof of exactly this sender (a visitor) or another
 * sender than the account's own (a user), 422 for a receiver who wants no such messages or a profile that is not visible,
 * 429 too many. Takes an Idempotency-Key.
 */
export const shareTalents = post<ShareTalentsInput, ShareTalentsResponse>('/api/share-talent-profiles');
/** What a shared link shows; 403 while it asks for a passcode, 404 for an unknown, late or withdrawn one. */
export const lookbook = get<{ readonly token: string }, LookbookResponse>('/api/lookbook/{token}');
/** Opens a link with its passcode, in this browser for twelve hours; 422 wrong one, 429 after ten wrong ones in an hour. */
export const openLookbook = post<OpenLookbookInput, LookbookResponse>('/api/lookbook/open');
/** Records a view of the page: once a day and browser, and not for its sender; 204. */
export const viewLookbook = post<ViewLookbookInput, void>('/api/lookbook/view');
/** Stores the receiver's feedback on one of the profiles; 403 and 404 as for the page, 400 for a talent who is not on it. */
export const sendLookbookFeedback = post<LookbookFeedbackInput, LookbookFeedbackResponse>('/api/lookbook/answer');
/** The receiver of a link gets no more of them for a year; 404 for an unknown link. */
export const stopShares = post<StopSharesInput, DoneResponse>('/api/lookbook/stop');
/** Takes a stop back: the sender of the link may write again. */
export const resumeShares = post<StopSharesInput, DoneResponse>('/api/lookbook/resume');
/**
 * Returns the caller's profile with its unpublished changes. 403 for everyone but talents, as for every endpoint below /api/profile.
 */
export const ownProfile = get<NoInput, OwnProfileResponse>('/api/profile');
/** Saves sections; privacy takes effect at once. 409 REVISION_STALE when another tab saved since. */
export const saveProfile = post<SaveProfileInput, OwnProfileResponse>('/api/profile/save');
/** Sends the profile to staff as it is; 422 PROFILE_INCOMPLETE, 409 REVISION_STALE. */
export const submitProfile = post<ProfileRevisionInput, OwnProfileResponse>('/api/profile/submit');
/** Takes a submitted profile back before staff decided; 409 when there is none. */
export const takeBackProfile = post<ProfileRevisionInput, OwnProfileResponse>('/api/profile/take-back');
/** Changes the readable part of the slug; the former slug redirects to the new one. 404 before the first approval. */
export const changeAddress = post<ChangeAddressInput, OwnProfileResponse>('/api/profile/change-address');
/**
 * Adds a photo, the request's body: JPEG, PNG, WebP or HEIC of at most 25 MB and 52 megapixels (413, 422 PHOTO_REFUSED, 415). It is
 * re-encoded without the camera's metadata. 422 LIST_FULL at 50.
 */
export const addPhoto = upload<OwnProfileResponse>('/api/profile/photos');
/** Changes a photo's alt text or crop; 404 for another user's. */
export const changePhoto = post<ChangePhotoInput, OwnProfileResponse>('/api/profile/photos/change');
/** Puts the caller's photos in the given order; 400 when it does not name each of them once. */
export const orderPhotos = post<OrderPhotosInput, OwnProfileResponse>('/api/profile/photos/order');
/** Takes a photo of the caller's profile away, with its files; 404 for one that is not theirs. */
export const removePhoto = post<RemovePhotoInput, OwnProfileResponse>('/api/profile/photos/remove');
/** What the user shared, with the answers. */
export const ownShares = get<NoInput, OwnSharesResponse>('/api/shares');
/** One share, for the sender who was mailed the token; 404 for another. */
export const managedShare = get<{ readonly token: string }, ManagedShareResponse>('/api/shares/{token}');
/** Takes a link back; by id only an own one (401 without a session), else by the mailed token; 404 for every other. */
export const revokeShare = post<RevokeShareInput, DoneResponse>('/api/shares/revoke');
