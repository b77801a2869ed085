import { DECLARATIONS, type EndpointName, type Standing } from '@alltalent/shared/contracts';
import { mayCall } from './delegation.policy';

/** Every call that needs a session, by what a person needs to be in order to make it with somebody else's account; written by hand. */
const EXPECTED = {
  everybody: 'userDetails delegatedAccounts switchAccount acceptInvitation acceptStaffInvitation declineTeamInvitation leaveTeam team',
  reading: `favourites favouriteTalents favouritesCsv favouritesPdf listLinks ownShares ownOffers offer offerPdf ownBookings calendarFeed
    bookingContact booking bookingIcs bookingReviews threads unreadMessages thread attachment blocks savedSearches notifications
    notificationCount ownProfile jobForTalent ownApplications earnings ownJobs ownJob roleFit clientOverview applicants applicantsCsv
    applicantsPdf inviteOptions offerOptions videoRules ownVideos`,
  casting: `toggleFavourite makeFavouriteList renameFavouriteList removeFavouriteList changeFavouriteList noteFavourite
    orderFavouriteList shareList removeVideo addCaptions removeCaptions acceptOffer declineOffer
    counterOffer withdrawOffer askBookingChange answerBookingChange cancelBooking reportNoShow disputeBooking writeReview replyReview
    openThread sendMessage readThread uploadAttachment blockPerson unblockPerson saveSearch changeSavedSearch removeSavedSearch
    readNotifications saveProfile submitProfile takeBackProfile changeAddress addPhoto changePhoto orderPhotos removePhoto applyForJob
    withdrawApplication sendSelfTape declineInvitation saveJob submitJob extendJob duplicateJob closeJob discardJob viewApplication
    moveApplications noteApplication inviteTalent makeOffer saveCallSheet finishBooking`,
  owning: 'saveBookingContact saveMailFrequencies renewCalendarFeed',
  teamwork: 'inviteColleague withdrawInvitation changeTeamRole removeColleague',
  holding: `account accountSessions endAccountSession sendAccountCode confirmAccountCode changeContact confirmContact setPassword
    exportAccount deleteAccount keepAccount acceptTerms changeRole addSide dropSide children addChild withdrawConsent removeChild
    subscriptionDetails upgradeCardShown membershipQuote placeOrder membershipOrder cancelOrder ownMembership setRenewal
    membershipInvoice bookShoot cancelShoot`,
};

const STANDINGS: Readonly<Record<keyof typeof EXPECTED, readonly Standing[]>> = {
  everybody: ['holder', 'guardian', 'owner', 'caster', 'viewer'],
  reading: ['holder', 'guardian', 'owner', 'caster', 'viewer'],
  casting: ['holder', 'guardian', 'owner', 'caster'],
  owning: ['holder', 'guardian', 'owner'],
  teamwork: ['holder', 'owner'],
  holding: ['holder'],
};

const ALL = STANDINGS.everybody;
const NEEDS_SESSION = ['signed-in', 'members', 'talent', 'client', 'guardian'];

const lines = Object.entries(EXPECTED).flatMap(([need, calls]) =>
  calls.split(/\s+/u).map((call) => [call as EndpointName, STANDINGS[need as keyof typeof EXPECTED]] as const),
);

test.each(lines)('HIR-06 SEC-29 %s: %p', (call, standings) => {
  expect(ALL.filter((standing) => mayCall(standing, call))).toEqual(standings);
});

test('HIR-06 SEC-29 every call that needs a session has its line', () => {
  const calls = Object.entries(DECLARATIONS).filter(([, { access }]) => NEEDS_SESSION.includes(access));
  expect(lines.map(([call]) => call as string).toSorted()).toEqual(calls.map(([call]) => call).toSorted());
});
