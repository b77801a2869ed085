import { DECLARATIONS, ENDPOINTS, type EndpointName } from '@alltalent/shared/contracts';
import type { Answer, TestBrowser } from '../../../test/support/test-browser';
import { describeSite } from '../../../test/support/test-site';
import { accessTo } from './access-table';
import { ACCOUNTS, arrive } from '../../../test/support/access/people';

/**
 * Expected access by endpoint and role, written by hand from the product's roles. 401: needs a login. 403: refused for this
 * role. ok: any other status, such as the 404 of the office. Publishing needs a bearer token, which a session does not replace.
 */
const EXPECTED = `
call                anonymous restricted talent client talent+client guardian staff suspended
xsrf                ok        ok         ok     ok     ok            ok       ok    ok
signInWays          ok        ok         ok     ok     ok            ok       ok    ok
currencies          ok        ok         ok     ok     ok            ok       ok    ok
selectedTalents     ok        ok         ok     ok     ok            ok       ok    ok
talentListing       ok        ok         ok     ok     ok            ok       ok    ok
genders             ok        ok         ok     ok     ok            ok       ok    ok
categories          ok        ok         ok     ok     ok            ok       ok    ok
subCategories       ok        ok         ok     ok     ok            ok       ok    ok
talentCities        ok        ok         ok     ok     ok            ok       ok    ok
talentProfile       ok        ok         ok     ok     ok            ok       ok    ok
talentProfileMetadata ok        ok         ok     ok     ok            ok       ok    ok
lookbook            ok        ok         ok     ok     ok            ok       ok    ok
managedShare        ok        ok         ok     ok     ok            ok       ok    ok
openLookbook        ok        403        ok     ok     ok            ok       ok    ok
viewLookbook        ok        403        ok     ok     ok            ok       ok    ok
sendLookbookFeedback ok        403        ok     ok     ok            ok       ok    ok
stopShares          ok        403        ok     ok     ok            ok       ok    ok
resumeShares        ok        403        ok     ok     ok            ok       ok    ok
revokeShare         ok        403        ok     ok     ok            ok       ok    ok
ownShares           401       403        ok     ok     ok            ok       ok    401
featuredTalents     ok        ok         ok     ok     ok            ok       ok    ok
counters            ok        ok         ok     ok     ok            ok       ok    ok
fastestGrowing      ok        ok         ok     ok     ok            ok       ok    ok
creators            ok        ok         ok     ok     ok            ok       ok    ok
featuredGigs        ok        ok         ok     ok     ok            ok       ok    ok
hirers              ok        ok         ok     ok     ok            ok       ok    ok
landingPeople       ok        ok         ok     ok     ok            ok       ok    ok
contactFormToken    ok        403        ok     ok     ok            ok       ok    ok
sendContactMessage  ok        403        ok     ok     ok            ok       ok    ok
deskEmails          ok        ok         ok     ok     ok            ok       ok    ok
contactMetadata     ok        ok         ok     ok     ok            ok       ok    ok
openings            ok        ok         ok     ok     ok            ok       ok    ok
opening             ok        ok         ok     ok     ok            ok       ok    ok
openingMetadata     ok        ok         ok     ok     ok            ok       ok    ok
careerMetadata      ok        ok         ok     ok     ok            ok       ok    ok
addCv               ok        403        ok     ok     ok            ok       ok    ok
sendApplication     ok        403        ok     ok     ok            ok       ok    ok
pageContent         ok        ok         ok     ok     ok            ok       ok    ok
siteDocument        ok        ok         ok     ok     ok            ok       ok    ok
siteDocumentVersion ok        ok         ok     ok     ok            ok       ok    ok
siteDocumentMetadata ok        ok         ok     ok     ok            ok       ok    ok
faqs                ok        ok         ok     ok     ok            ok       ok    ok
faqsMetadata        ok        ok         ok     ok     ok            ok       ok    ok
faqVotes            ok        ok         ok     ok     ok            ok       ok    ok
voteOnFaq           ok        403        ok     ok     ok            ok       ok    ok
stories             ok        ok         ok     ok     ok            ok       ok    ok
articles            ok        ok         ok     ok     ok            ok       ok    ok
articlesMetadata    ok        ok         ok     ok     ok            ok       ok    ok
pageMetadata        ok        ok         ok     ok     ok            ok       ok    ok
jobs                ok        ok         ok     ok     ok            ok       ok    ok
job                 ok        ok         ok     ok     ok            ok       ok    ok
jobMetadata         ok        ok         ok     ok     ok            ok       ok    ok
jobForTalent        401       403        ok     403    ok            403      403   401
ownApplications     401       403        ok     403    ok            403      403   401
applyForJob         401       403        ok     403    ok            403      403   401
withdrawApplication 401       403        ok     403    ok            403      403   401
sendSelfTape        401       403        ok     403    ok            403      403   401
declineInvitation   401       403        ok     403    ok            403      403   401
ownJobs             401       403        403    ok     ok            403      403   401
ownJob              401       403        403    ok     ok            403      403   401
saveJob             401       403        403    ok     ok            403      403   401
submitJob           401       403        403    ok     ok            403      403   401
extendJob           401       403        403    ok     ok            403      403   401
duplicateJob        401       403        403    ok     ok            403      403   401
closeJob            401       403        403    ok     ok            403      403   401
discardJob          401       403        403    ok     ok            403      403   401
roleFit             401       403        403    ok     ok            403      403   401
clientOverview      401       403        403    ok     ok            403      403   401
applicants          401       403        403    ok     ok            403      403   401
applicantsCsv       401       403        403    ok     ok            403      403   401
applicantsPdf       401       403        403    ok     ok            403      403   401
viewApplication     401       403        403    ok     ok            403      403   401
moveApplications    401       403        403    ok     ok            403      403   401
noteApplication     401       403        403    ok     ok            403      403   401
inviteOptions       401       403        403    ok     ok            403      403   401
inviteTalent        401       403        403    ok     ok            403      403   401
offerOptions        401       403        403    ok     ok            403      403   401
makeOffer           401       403        403    ok     ok            403      403   401
ownOffers           401       403        ok     ok     ok            ok       ok    401
offer               401       403        ok     ok     ok            ok       ok    401
acceptOffer         401       403        ok     ok     ok            ok       ok    401
declineOffer        401       403        ok     ok     ok            ok       ok    401
counterOffer        401       403        ok     ok     ok            ok       ok    401
withdrawOffer       401       403        ok     ok     ok            ok       ok    401
offerPdf            401       403        ok     ok     ok            ok       ok    401
ownBookings         401       403        ok     ok     ok            ok       ok    401
earnings            401       403        ok     403    ok            403      403   401
calendarFeed        401       403        ok     ok     ok            ok       ok    401
renewCalendarFeed   401       403        ok     ok     ok            ok       ok    401
calendar            ok        ok         ok     ok     ok            ok       ok    ok
bookingContact      401       403        ok     ok     ok            ok       ok    401
saveBookingContact  401       403        ok     ok     ok            ok       ok    401
booking             401       403        ok     ok     ok            ok       ok    401
bookingIcs          401       403        ok     ok     ok            ok       ok    401
saveCallSheet       401       403        403    ok     ok            403      403   401
askBookingChange    401       403        ok     ok     ok            ok       ok    401
answerBookingChange 401       403        ok     ok     ok            ok       ok    401
cancelBooking       401       403        ok     ok     ok            ok       ok    401
finishBooking       401       403        403    ok     ok            403      403   401
reportNoShow        401       403        ok     ok     ok            ok       ok    401
disputeBooking      401       403        ok     ok     ok            ok       ok    401
notifications       401       403        ok     ok     ok            ok       ok    401
notificationCount   401       403        ok     ok     ok            ok       ok    401
readNotifications   401       403        ok     ok     ok            ok       ok    401
saveMailFrequencies 401       403        ok     ok     ok            ok       ok    401
setRenewal          401       403        ok     ok     ok            ok       ok    401
sendReport          ok        403        ok     ok     ok            ok       ok    ok
bookingReviews      401       403        ok     ok     ok            ok       ok    401
writeReview         401       403        ok     ok     ok            ok       ok    401
replyReview         401       403        ok     ok     ok            ok       ok    401
talentReviews       ok        ok         ok     ok     ok            ok       ok    ok
posterReviews       ok        ok         ok     ok     ok            ok       ok    ok
registry            ok        ok         ok     ok     ok            ok       ok    ok
logout              ok        ok         ok     ok     ok            ok       ok    ok
exposure            ok        ok         ok     ok     ok            ok       ok    ok
vitals              ok        ok         ok     ok     ok            ok       ok    ok
beacon              ok        ok         ok     ok     ok            ok       ok    ok
sendCode            ok        403        ok     ok     ok            ok       ok    ok
verifyCode          ok        403        ok     ok     ok            ok       ok    ok
signUp              ok        403        ok     ok     ok            ok       ok    ok
passwordLogin       ok        403        ok     ok     ok            ok       ok    ok
unlock              ok        403        ok     ok     ok            ok       ok    ok
joinProgress        ok        403        ok     ok     ok            ok       ok    ok
sendShareCode       ok        403        ok     ok     ok            ok       ok    ok
verifyShareCode     ok        403        ok     ok     ok            ok       ok    ok
shareTalents        ok        403        ok     ok     ok            ok       ok    ok
leadForm            ok        403        ok     ok     ok            ok       ok    ok
pendingLead         ok        403        ok     ok     ok            ok       ok    ok
storeLead           ok        403        ok     ok     ok            ok       ok    ok
resendLeadCode      ok        403        ok     ok     ok            ok       ok    ok
verifyLead          ok        403        ok     ok     ok            ok       ok    ok
updateCurrency      ok        403        ok     ok     ok            ok       ok    ok
userDetails         401       ok         ok     ok     ok            ok       ok    401
membershipPlans     ok        ok         ok     ok     ok            ok       ok    ok
membershipQuote     401       403        ok     ok     ok            ok       ok    401
ownMembership       401       403        ok     ok     ok            ok       ok    401
membershipInvoice   401       403        ok     ok     ok            ok       ok    401
subscriptionDetails 401       403        ok     ok     ok            ok       ok    401
placeOrder          401       403        ok     ok     ok            ok       ok    401
membershipOrder     401       403        ok     ok     ok            ok       ok    401
cancelOrder         401       403        ok     ok     ok            ok       ok    401
upgradeCardShown    401       403        ok     ok     ok            ok       ok    401
bookShoot           401       403        ok     ok     ok            ok       ok    401
cancelShoot         401       403        ok     ok     ok            ok       ok    401
staffShoots         401       ok         ok     ok     ok            ok       ok    401
moveShoot           401       ok         ok     ok     ok            ok       ok    401
account             401       403        ok     ok     ok            ok       ok    401
accountSessions     401       403        ok     ok     ok            ok       ok    401
endAccountSession   401       403        ok     ok     ok            ok       ok    401
sendAccountCode     401       403        ok     ok     ok            ok       ok    401
confirmAccountCode  401       403        ok     ok     ok            ok       ok    401
changeContact       401       403        ok     ok     ok            ok       ok    401
confirmContact      401       403        ok     ok     ok            ok       ok    401
setPassword         401       403        ok     ok     ok            ok       ok    401
exportAccount       401       403        ok     ok     ok            ok       ok    401
deleteAccount       401       403        ok     ok     ok            ok       ok    401
keepAccount         401       403        ok     ok     ok            ok       ok    401
acceptTerms         401       403        ok     ok     ok            ok       ok    401
changeRole          401       403        ok     ok     ok            ok       ok    401
addSide             401       403        ok     ok     ok            ok       ok    401
dropSide            401       403        ok     ok     ok            ok       ok    401
toggleFavourite     401       403        ok     ok     ok            ok       ok    401
favourites          401       403        ok     ok     ok            ok       ok    401
favouriteTalents    401       403        ok     ok     ok            ok       ok    401
favouritesCsv       401       403        ok     ok     ok            ok       ok    401
favouritesPdf       401       403        ok     ok     ok            ok       ok    401
makeFavouriteList   401       403        ok     ok     ok            ok       ok    401
renameFavouriteList 401       403        ok     ok     ok            ok       ok    401
removeFavouriteList 401       403        ok     ok     ok            ok       ok    401
noteFavourite       401       403        ok     ok     ok            ok       ok    401
orderFavouriteList  401       403        ok     ok     ok            ok       ok    401
listLinks           401       403        ok     ok     ok            ok       ok    401
shareList           401       403        ok     ok     ok            ok       ok    401
changeFavouriteList 401       403        ok     ok     ok            ok       ok    401
delegatedAccounts   401       403        ok     ok     ok            ok       ok    401
switchAccount       401       403        ok     ok     ok            ok       ok    401
team                401       403        ok     ok     ok            ok       ok    401
inviteColleague     401       403        403    ok     ok            403      403   401
withdrawInvitation  401       403        403    ok     ok            403      403   401
teamInvitation      ok        403        ok     ok     ok            ok       ok    ok
acceptInvitation    401       403        ok     ok     ok            ok       ok    401
declineTeamInvitation 401       403        ok     ok     ok            ok       ok    401
changeTeamRole      401       403        403    ok     ok            403      403   401
removeColleague     401       403        403    ok     ok            403      403   401
leaveTeam           401       403        ok     ok     ok            ok       ok    401
children            401       403        403    403    403           ok       403   401
addChild            401       403        403    403    403           ok       403   401
withdrawConsent     401       403        403    403    403           ok       403   401
removeChild         401       403        403    403    403           ok       403   401
ownProfile          401       403        ok     403    ok            403      403   401
saveProfile         401       403        ok     403    ok            403      403   401
submitProfile       401       403        ok     403    ok            403      403   401
takeBackProfile     401       403        ok     403    ok            403      403   401
changeAddress       401       403        ok     403    ok            403      403   401
addPhoto            401       403        ok     403    ok            403      403   401
changePhoto         401       403        ok     403    ok            403      403   401
orderPhotos         401       403        ok     403    ok            403      403   401
removePhoto         401       403        ok     403    ok            403      403   401
siteDocuments       401       ok         ok     ok     ok            ok       ok    401
previewDocument     401       ok         ok     ok     ok            ok       ok    401
saveDocument        401       ok         ok     ok     ok            ok       ok    401
publishDocument     401       ok         ok     ok     ok            ok       ok    401
staffOrders         401       ok         ok     ok     ok            ok       ok    401
staffMember         401       ok         ok     ok     ok            ok       ok    401
grantMembership     401       ok         ok     ok     ok            ok       ok    401
refundOrder         401       ok         ok     ok     ok            ok       ok    401
membershipFigures   401       ok         ok     ok     ok            ok       ok    401
promoCodes          401       ok         ok     ok     ok            ok       ok    401
savePromoCode       401       ok         ok     ok     ok            ok       ok    401
staffMembershipSettings 401       ok         ok     ok     ok            ok       ok    401
saveMembershipSettings 401       ok         ok     ok     ok            ok       ok    401
planExperiment      401       ok         ok     ok     ok            ok       ok    401
planFigures         401       ok         ok     ok     ok            ok       ok    401
publishedRelease    ok        ok         ok     ok     ok            ok       ok    ok
changeRollout       401       ok         ok     ok     ok            ok       ok    401
platformStatus      401       ok         ok     ok     ok            ok       ok    401
platformAudit       401       ok         ok     ok     ok            ok       ok    401
releaseFailures     401       ok         ok     ok     ok            ok       ok    401
experiments         401       ok         ok     ok     ok            ok       ok    401
drawFailure         401       401        401    401    401           401      401   401
experimentResult    401       ok         ok     ok     ok            ok       ok    401
makePreview         401       ok         ok     ok     ok            ok       ok    401
makeOverride        401       ok         ok     ok     ok            ok       ok    401
publishRelease      401       401        401    401    401           401      401   401
threads             401       403        ok     ok     ok            ok       ok    401
openThread          401       403        ok     ok     ok            ok       ok    401
unreadMessages      401       403        ok     ok     ok            ok       ok    401
thread              401       403        ok     ok     ok            ok       ok    401
sendMessage         401       403        ok     ok     ok            ok       ok    401
readThread          401       403        ok     ok     ok            ok       ok    401
uploadAttachment    401       403        ok     ok     ok            ok       ok    401
attachment          401       403        ok     ok     ok            ok       ok    401
videoRules          401       403        ok     403    ok            403      403   401
ownVideos           401       403        ok     403    ok            403      403   401
video               ok        ok         ok     ok     ok            ok       ok    ok
videoFile           ok        ok         ok     ok     ok            ok       ok    ok
removeVideo         401       403        ok     403    ok            403      403   401
addCaptions         401       403        ok     403    ok            403      403   401
removeCaptions      401       403        ok     403    ok            403      403   401
blocks              401       403        ok     ok     ok            ok       ok    401
blockPerson         401       403        ok     ok     ok            ok       ok    401
unblockPerson       401       403        ok     ok     ok            ok       ok    401
savedSearches       401       403        ok     ok     ok            ok       ok    401
saveSearch          401       403        ok     ok     ok            ok       ok    401
changeSavedSearch   401       403        ok     ok     ok            ok       ok    401
removeSavedSearch   401       403        ok     ok     ok            ok       ok    401
alertState          ok        ok         ok     ok     ok            ok       ok    ok
unsubscribeAlert    ok        ok         ok     ok     ok            ok       ok    ok
paymentWebhook      ok        ok         ok     ok     ok            ok       ok    ok
officeSession       401       ok         ok     ok     ok            ok       ok    401
beginTotp           401       ok         ok     ok     ok            ok       ok    401
confirmTotp         401       ok         ok     ok     ok            ok       ok    401
proveTotp           401       ok         ok     ok     ok            ok       ok    401
proveRecovery       401       ok         ok     ok     ok            ok       ok    401
newPasskeyOptions   401       ok         ok     ok     ok            ok       ok    401
addPasskey          401       ok         ok     ok     ok            ok       ok    401
removePasskey       401       ok         ok     ok     ok            ok       ok    401
passkeyOptions      401       ok         ok     ok     ok            ok       ok    401
provePasskey        401       ok         ok     ok     ok            ok       ok    401
newRecoveryCodes    401       ok         ok     ok     ok            ok       ok    401
leaveOffice         401       ok         ok     ok     ok            ok       ok    401
staffTeam           401       ok         ok     ok     ok            ok       ok    401
inviteStaff         401       ok         ok     ok     ok            ok       ok    401
withdrawStaffInvitation 401       ok         ok     ok     ok            ok       ok    401
changeStaffRoles    401       ok         ok     ok     ok            ok       ok    401
removeStaff         401       ok         ok     ok     ok            ok       ok    401
acceptStaffInvitation 401       403        ok     ok     ok            ok       ok    401
officeToday         401       ok         ok     ok     ok            ok       ok    401
claimItem           401       ok         ok     ok     ok            ok       ok    401
officeReasons       401       ok         ok     ok     ok            ok       ok    401
profileQueue        401       ok         ok     ok     ok            ok       ok    401
queuedProfile       401       ok         ok     ok     ok            ok       ok    401
reviewedPhoto       401       ok         ok     ok     ok            ok       ok    401
reviewedReel        401       ok         ok     ok     ok            ok       ok    401
decideProfile       401       ok         ok     ok     ok            ok       ok    401
jobQueue            401       ok         ok     ok     ok            ok       ok    401
queuedJob           401       ok         ok     ok     ok            ok       ok    401
decideJob           401       ok         ok     ok     ok            ok       ok    401
reportQueue         401       ok         ok     ok     ok            ok       ok    401
queuedReport        401       ok         ok     ok     ok            ok       ok    401
closeReport         401       ok         ok     ok     ok            ok       ok    401
people              401       ok         ok     ok     ok            ok       ok    401
person              401       ok         ok     ok     ok            ok       ok    401
suspendPerson       401       ok         ok     ok     ok            ok       ok    401
restorePerson       401       ok         ok     ok     ok            ok       ok    401
terminatePerson     401       ok         ok     ok     ok            ok       ok    401
endSessionsOfPerson 401       ok         ok     ok     ok            ok       ok    401
setVerifiedClient   401       ok         ok     ok     ok            ok       ok    401
notePerson          401       ok         ok     ok     ok            ok       ok    401
changeRolesOfPerson 401       ok         ok     ok     ok            ok       ok    401
auditTrail          401       ok         ok     ok     ok            ok       ok    401
ticketQueue         401       ok         ok     ok     ok            ok       ok    401
queuedTicket        401       ok         ok     ok     ok            ok       ok    401
ticketCv            401       ok         ok     ok     ok            ok       ok    401
answerTicket        401       ok         ok     ok     ok            ok       ok    401
noteTicket          401       ok         ok     ok     ok            ok       ok    401
assignTicket        401       ok         ok     ok     ok            ok       ok    401
moveTicket          401       ok         ok     ok     ok            ok       ok    401
staffOrder          401       ok         ok     ok     ok            ok       ok    401
staffInvoice        401       ok         ok     ok     ok            ok       ok    401
reconcilePayments   401       ok         ok     ok     ok            ok       ok    401
staffOrdersCsv      401       ok         ok     ok     ok            ok       ok    401
leads               401       ok         ok     ok     ok            ok       ok    401
lead                401       ok         ok     ok     ok            ok       ok    401
changeLead          401       ok         ok     ok     ok            ok       ok    401
noteLead            401       ok         ok     ok     ok            ok       ok    401
bulkChangeLeads     401       ok         ok     ok     ok            ok       ok    401
bulkChangeTickets   401       ok         ok     ok     ok            ok       ok    401
exportLeads         401       ok         ok     ok     ok            ok       ok    401
officeFigures       401       ok         ok     ok     ok            ok       ok    401
officeFiguresCsv    401       ok         ok     ok     ok            ok       ok    401
staffPlans          401       ok         ok     ok     ok            ok       ok    401
changePlan          401       ok         ok     ok     ok            ok       ok    401
withdrawPlanChange  401       ok         ok     ok     ok            ok       ok    401
revokeTokens        401       ok         ok     ok     ok            ok       ok    401
unsentMessages      401       ok         ok     ok     ok            ok       ok    401
sendMessagesAgain   401       ok         ok     ok     ok            ok       ok    401
dropMessages        401       ok         ok     ok     ok            ok       ok    401
answerVotes         401       ok         ok     ok     ok            ok       ok    401
upkeepRuns          401       ok         ok     ok     ok            ok       ok    401
startUpkeep         401       ok         ok     ok     ok            ok       ok    401
siteTexts           401       ok         ok     ok     ok            ok       ok    401
siteText            401       ok         ok     ok     ok            ok       ok    401
siteTextVersions    401       ok         ok     ok     ok            ok       ok    401
siteTextVersion     401       ok         ok     ok     ok            ok       ok    401
saveSiteText        401       ok         ok     ok     ok            ok       ok    401
withdrawTextPlan    401       ok         ok     ok     ok            ok       ok    401
previewSiteText     401       ok         ok     ok     ok            ok       ok    401
sitePictures        401       ok         ok     ok     ok            ok       ok    401
addSitePicture      401       ok         ok     ok     ok            ok       ok    401
sitePictureOriginal 401       ok         ok     ok     ok            ok       ok    401
cropSitePicture     401       ok         ok     ok     ok            ok       ok    401
exportPerson        401       ok         ok     ok     ok            ok       ok    401
erasePerson         401       ok         ok     ok     ok            ok       ok    401
keepPerson          401       ok         ok     ok     ok            ok       ok    401
compareAccounts     401       ok         ok     ok     ok            ok       ok    401
mergeAccounts       401       ok         ok     ok     ok            ok       ok    401
viewAsPerson        401       ok         ok     ok     ok            ok       ok    401
removeProfileOfPerson 401       ok         ok     ok     ok            ok       ok    401
closeJobOfPerson    401       ok         ok     ok     ok            ok       ok    401
takeDownReview      401       ok         ok     ok     ok            ok       ok    401
disputedBookings    401       ok         ok     ok     ok            ok       ok    401
decideBooking       401       ok         ok     ok     ok            ok       ok    401
`;

const [[, ...PEOPLE] = [], ...ROWS] = EXPECTED.trim()
  .split('\n')
  .map((line) => line.split(/ +/u));
const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

const file = { url: '/r/mf_auth/1/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` };
const release = {
  remote: 'mf_auth',
  version: '1',
  base: '/r/mf_auth/1/',
  entry: file,
  exposes: [{ name: './routes', js: [], css: [] }],
  routes: [],
  files: [file],
  needs: [],
};

/** Bodies of calls that check their bearer token after their input. */
const BODIES: Partial<Record<EndpointName, object>> = {
  publishRelease: release,
  drawFailure: { remote: 'mf_auth', version: '1', token: 'page' },
};

function call(browser: TestBrowser, name: EndpointName): Promise<Answer> {
  const { method, path } = ENDPOINTS[name];
  const address = path.replace('{categoryId}', '1').replace(/\{\w+\}/u, 'nobody');
  return method === 'GET' ? browser.get(address) : browser.post(address, BODIES[name] ?? {});
}

function accessOf(response: Answer): string {
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode === 401) return '401';
  return response.statusCode === 403 && response.json().code === 'FORBIDDEN' ? '403' : 'ok';
}

describeSite('Access', (site) => {
  test('SEC-29 the table above lists every endpoint of the site', () => {
    expect(ROWS.map(([name]) => name).sort()).toEqual([...NAMES].sort());
    expect(PEOPLE).toEqual(Object.keys(ACCOUNTS));
  });

  test.each(Object.keys(ACCOUNTS))('SEC-29 ROLE-01 what is open to and closed for: %s', async (person) => {
    const answers: Record<string, string> = {};
    let browser = await arrive(site(), person);
    for (const name of NAMES) {
      answers[name] = accessOf(await call(browser, name));
      if (name === 'logout') browser = await arrive(site(), person);
    }
    const column = PEOPLE.indexOf(person);
    expect(answers).toEqual(Object.fromEntries(ROWS.map(([name, ...cells]) => [name, cells[column]])));
  });

  test('SEC-29 ROLE-02 what is behind the office is 404 for everybody outside, and for staff closed before the second step', async () => {
    const behind = NAMES.filter((name) => ['office', 'platform'].includes(DECLARATIONS[name].access));
    for (const [person, status, code] of [
      ['talent', 404, 'NOT_FOUND'],
      ['restricted', 404, 'NOT_FOUND'],
      ['staff', 403, 'SECOND_STEP_NEEDED'],
    ] as const) {
      const browser = await arrive(site(), person);
      for (const name of behind) {
        const answer = await call(browser, name);
        expect([person, name, answer.statusCode, answer.json().code]).toEqual([person, name, status, code]);
      }
    }
  });

  test('SEC-29 every route that the backend registers is in the access table', () => {
    // Without the API documents, which production does not serve.
    const routes = site().routes.filter(({ url }) => !/^\/api\/docs(?:[/-]|$)/u.test(url));
    expect(routes.length).toBeGreaterThan(NAMES.length);
    expect(routes.filter(({ method, url }) => accessTo(method, url) === undefined)).toEqual([]);
  });
});
