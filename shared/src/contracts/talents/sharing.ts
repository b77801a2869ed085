import { array, type InferType, number, object, string } from 'yup';
import { LIMITS } from '../core/limits';
import { passcodeSchema, sentShareSchema } from './lookbook';
import { contactEmailSchema, contactMobileSchema, dialCodeSchema } from '../core/medium';
import { MESSAGES } from '../core/messages';
import { nameTest } from '../core/names';
import { SHARE_DAYS, USUAL_SHARE_DAYS } from './share-days';

export { SHARE_DAYS, USUAL_SHARE_DAYS } from './share-days';

const field = (max: number) => string().trim().max(max, `At most ${max} characters`).required(MESSAGES.fieldRequired);
const email = contactEmailSchema(MESSAGES.fieldRequired);
const mobile = contactMobileSchema(MESSAGES.fieldRequired);

const name = field(LIMITS.nameLength).test(nameTest);

/** The sender's two media, as one pair: a code goes to both and proves both together. */
export const shareCodeSchema = object({ mobile, country_code: dialCodeSchema, email });
export type ShareCodeInput = InferType<typeof shareCodeSchema>;

/** status 1: on its way. */
export const shareCodeResponseSchema = object({
  status: number().oneOf([1]).required(),
  message: string().required(),
  /** Whole seconds until the next code. */
  retry_after: number().required(),
});
export type ShareCodeResponse = InferType<typeof shareCodeResponseSchema>;

export const verifyShareCodeSchema = shareCodeSchema.shape({
  /** One digit each. */
  otp: array(string().matches(/^\d$/u, MESSAGES.shareCodeInvalid).required(MESSAGES.shareCodeInvalid))
    .length(LIMITS.codeLength, MESSAGES.shareCodeInvalid)
    .required(MESSAGES.shareCodeInvalid),
});
export type VerifyShareCodeInput = InferType<typeof verifyShareCodeSchema>;

/** data 1: for fifteen minutes this browser may share once in this sender's name. */
export const verifyShareCodeResponseSchema = object({ data: number().oneOf([1]).required() });
export type VerifyShareCodeResponse = InferType<typeof verifyShareCodeResponseSchema>;

/** Names of product-spec section 7; `first_name` … `country_code` are the sender's. */
export const shareTalentsSchema = object({
  first_name: name,
  last_name: name,
  mobile_number: mobile,
  country_code: dialCodeSchema,
  email_id: email,
  receiver_first_name: name,
  receiver_last_name: name,
  receiver_contact_no: mobile,
  receiver_country_code: dialCodeSchema,
  receiver_email_id: email,
  description: field(LIMITS.shareDescriptionLength),
  /** Ids of visible talents, in the order to show. */
  selected_profiles: array(number().integer().min(1).max(2_147_483_647).required())
    .min(1, 'Select at least one profile')
    .max(LIMITS.sharedProfiles, `Share at most ${LIMITS.sharedProfiles} profiles at once`)
    .required('Select at least one profile'),
  works_days: number().oneOf(SHARE_DAYS, 'Choose 7, 30 or 90 days').default(USUAL_SHARE_DAYS),
  /** Code required to open the link; the message to the receiver does not contain it. */
  passcode: passcodeSchema.optional(),
});
export type ShareTalentsInput = InferType<typeof shareTalentsSchema>;

export const shareTalentsResponseSchema = object({ success: number().oneOf([200]).required() });
export type ShareTalentsResponse = InferType<typeof shareTalentsResponseSchema>;

/** A link to people of a list, to copy into any messenger. */
export const shareListSchema = object({
  list_id: number().integer().min(1).max(2_147_483_647).required(),
  /** People of the list, in the order to show. */
  talent_ids: array(number().integer().min(1).max(2_147_483_647).required())
    .min(1, 'Choose at least one person')
    .max(LIMITS.sharedProfiles, `Share at most ${LIMITS.sharedProfiles} people at once`)
    .required('Choose at least one person'),
  /** Who gets the link, as its owner calls them. */
  receiver: string()
    .trim()
    .max(LIMITS.nameLength, `At most ${LIMITS.nameLength} characters`)
    .required('Say who gets the link, so that you know whose answers these are'),
  description: string().trim().max(LIMITS.shareDescriptionLength, `At most ${LIMITS.shareDescriptionLength} characters`).default(''),
  works_days: number().oneOf(SHARE_DAYS, 'Choose 7, 30 or 90 days').default(USUAL_SHARE_DAYS),
  /** Code required to open the link. */
  passcode: passcodeSchema.optional(),
  /** 1: the owner's notes on these people are shown with them. */
  with_notes: number().oneOf([0, 1]).default(0),
});
export type ShareListInput = InferType<typeof shareListSchema>;
export const shareListResponseSchema = object({ status: number().required(), data: sentShareSchema.required() });
export type ShareListResponse = InferType<typeof shareListResponseSchema>;

export const listLinksInputSchema = object({ listId: number().integer().min(1).max(2_147_483_647).required() });
