/** Sentences whose wording the product specification fixes (sections 4, 5 and 8), odd spellings included. */
export const MESSAGES = {
  enterEmail: 'Please Enter Email ID',
  somethingWrongOtp: 'Something is wrong. Please enter valid OTP',
  checkTerms: 'Please check our T&C',
  enterFirstName: 'Please Enter First Name',
  enterPhoneNumber: 'Please Enter Phone Number',
  hiddenProfiles: 'These Profiles are Hidden',
  noSkills: 'Skills data is not available',
  unexpectedError: 'Unexpected Application Error!',
  offline: 'You appear to be offline.',
  forbidden: 'You do not have access',
  loadingStories: 'Loading.....',
  noStories: 'No success stories yet.',
  noTalents: 'No talents match these filters',
} as const;
