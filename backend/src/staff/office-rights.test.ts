import { DECLARATIONS, type EndpointName, ENDPOINTS, STAFF_ROLES, type StaffRole } from '@alltalent/shared/contracts';
import { CASTING, openOffice } from '../../test/support/office/open-office';
import type { TestBrowser } from '../../test/support/test-browser';
import { describeSite } from '../../test/support/test-site';

/**
 * What each role may call in the office, written by hand from what its people do. no: 403 FORBIDDEN; ok: any other answer. The calls
 * that name a queue have a line for each of them. The last call closes the office.
 */
const EXPECTED = `
call                    support casting content finance administrator
officeSession           ok      ok      ok      ok      ok
beginTotp               ok      ok      ok      ok      ok
confirmTotp             ok      ok      ok      ok      ok
proveTotp               ok      ok      ok      ok      ok
proveRecovery           ok      ok      ok      ok      ok
newPasskeyOptions       ok      ok      ok      ok      ok
addPasskey              ok      ok      ok      ok      ok
removePasskey           ok      ok      ok      ok      ok
passkeyOptions          ok      ok      ok      ok      ok
provePasskey            ok      ok      ok      ok      ok
newRecoveryCodes        ok      ok      ok      ok      ok
staffTeam               no      no      no      no      ok
inviteStaff             no      no      no      no      ok
withdrawStaffInvitation no      no      no      no      ok
changeStaffRoles        no      no      no      no      ok
removeStaff             no      no      no      no      ok
acceptStaffInvitation   ok      ok      ok      ok      ok
officeToday             ok      ok      ok      ok      ok
claimItem:profiles      no      ok      no      no      ok
claimItem:jobs          no      ok      no      no      ok
claimItem:reports       ok      ok      no      no      ok
claimItem:letters       ok      no      no      no      ok
officeReasons:profiles  no      ok      no      no      ok
officeReasons:jobs      no      ok      no      no      ok
officeReasons:reports   ok      ok      no      no      ok
officeReasons:letters   ok      no      no      no      ok
profileQueue            no      ok      no      no      ok
queuedProfile           no      ok      no      no      ok
reviewedPhoto           no      ok      no      no      ok
reviewedReel            no      ok      no      no      ok
decideProfile           no      ok      no      no      ok
jobQueue                no      ok      no      no      ok
queuedJob               no      ok      no      no      ok
decideJob               no      ok      no      no      ok
reportQueue             ok      ok      no      no      ok
queuedReport            ok      ok      no      no      ok
closeReport             ok      ok      no      no      ok
people                  ok      ok      no      ok      ok
person                  ok      ok      no      ok      ok
suspendPerson           ok      no      no      no      ok
restorePerson           ok      no      no      no      ok
terminatePerson         no      no      no      no      ok
endSessionsOfPerson     ok      no      no      no      ok
setVerifiedClient       ok      no      no      no      ok
notePerson              ok      no      no      no      ok
changeRolesOfPerson     no      no      no      no      ok
auditTrail              no      no      no      no      ok
ticketQueue             ok      no      no      no      ok
queuedTicket            ok      no      no      no      ok
ticketCv                ok      no      no      no      ok
answerTicket            ok      no      no      no      ok
noteTicket              ok      no      no      no      ok
assignTicket            ok      no      no      no      ok
moveTicket              ok      no      no      no      ok
staffOrders             no      no      no      ok      ok
staffMember             no      no      no      ok      ok
grantMembership         no      no      no      ok      ok
refundOrder             no      no      no      ok      ok
promoCodes              no      no      no      ok      ok
savePromoCode           no      no      no      ok      ok
staffMembershipSettings no      no      no      ok      ok
saveMembershipSettings  no      no      no      ok      ok
membershipFigures       no      no      no      ok      ok
staffShoots             ok      no      no      ok      ok
moveShoot               ok      no      no      ok      ok
changeRollout           no      no      no      no      ok
platformStatus          no      no      no      no      ok
platformAudit           no      no      no      no      ok
releaseFailures         no      no      no      no      ok
experiments             no      no      no      no      ok
experimentResult        no      no      no      no      ok
planExperiment          no      no      no      no      ok
planFigures             no      no      no      no      ok
makeOverride            no      no      no      no      ok
makePreview             no      no      no      no      ok
staffOrder              no      no      no      ok      ok
staffInvoice            no      no      no      ok      ok
reconcilePayments       no      no      no      ok      ok
siteDocuments           no      no      ok      no      ok
previewDocument         no      no      ok      no      ok
saveDocument            no      no      ok      no      ok
publishDocument         no      no      ok      no      ok
siteTexts               no      no      ok      no      ok
siteText                no      no      ok      no      ok
siteTextVersions        no      no      ok      no      ok
siteTextVersion         no      no      ok      no      ok
saveSiteText            no      no      ok      no      ok
previewSiteText         no      no      ok      no      ok
withdrawTextPlan        no      no      ok      no      ok
sitePictures            no      no      ok      no      ok
addSitePicture          no      no      ok      no      ok
sitePictureOriginal     no      no      ok      no      ok
cropSitePicture         no      no      ok      no      ok
claimItem:leads         ok      no      no      no      ok
officeReasons:leads     ok      no      no      no      ok
leads                   ok      no      no      no      ok
lead                    ok      no      no      no      ok
changeLead              ok      no      no      no      ok
noteLead                ok      no      no      no      ok
bulkChangeLeads         ok      no      no      no      ok
bulkChangeTickets       ok      no      no      no      ok
exportLeads             ok      no      no      no      ok
staffOrdersCsv          no      no      no      ok      ok
exportPerson            no      no      no      no      ok
erasePerson             no      no      no      no      ok
keepPerson              no      no      no      no      ok
compareAccounts         no      no      no      no      ok
mergeAccounts           no      no      no      no      ok
viewAsPerson            ok      ok      no      ok      ok
removeProfileOfPerson   no      ok      no      no      ok
closeJobOfPerson        no      ok      no      no      ok
takeDownReview          ok      ok      no      no      ok
disputedBookings        ok      ok      no      no      ok
decideBooking           ok      ok      no      no      ok
officeFigures           no      no      no      ok      ok
officeFiguresCsv        no      no      no      ok      ok
staffPlans              no      no      no      ok      ok
changePlan              no      no      no      ok      ok
withdrawPlanChange      no      no      no      ok      ok
revokeTokens            no      no      no      no      ok
unsentMessages          no      no      no      no      ok
sendMessagesAgain       no      no      no      no      ok
dropMessages            no      no      no      no      ok
answerVotes             no      no      ok      no      ok
upkeepRuns              no      no      no      no      ok
startUpkeep             no      no      no      no      ok
leaveOffice             ok      ok      ok      ok      ok
`;

/** Calls that ask for the second step again unless it is less than ten minutes old, written by hand. */
const DANGEROUS = `beginTotp newPasskeyOptions removePasskey newRecoveryCodes inviteStaff withdrawStaffInvitation changeStaffRoles
  removeStaff terminatePerson changeRolesOfPerson grantMembership refundOrder savePromoCode saveMembershipSettings changeRollout
  exportLeads exportPerson erasePerson keepPerson mergeAccounts changePlan withdrawPlanChange revokeTokens dropMessages
  viewAsPerson`;
const OVER_TEN_MINUTES_S = 601;

const [[, ...ROLES] = [], ...ROWS] = EXPECTED.trim()
  .split('\n')
  .map((line) => line.split(/ +/u));

/** Calls `call` with nothing, or `call:queue` about that queue. */
async function answerTo(office: TestBrowser, line: string): Promise<'ok' | 'no'> {
  const [call, queue] = line.split(':') as [EndpointName, string | undefined];
  const { method, path } = ENDPOINTS[call];
  const address = path.replaceAll(/\{\w+\}/gu, 'nobody');
  const query = queue === undefined ? '' : `?queue=${queue}`;
  const answer = await (method === 'GET' ? office.get(`${address}${query}`) : office.post(address, { queue, id: 'nobody' }));
  expect([line, answer.statusCode < 500]).toEqual([line, true]);
  if (answer.statusCode !== 403) return 'ok';
  // An open office asks for no other second step, so a refusal is about the right.
  expect([line, answer.json().code]).toEqual([line, 'FORBIDDEN']);
  return 'no';
}

describeSite('Rights in the office', (site) => {
  test('the table names every role, and every call of the office that this backend has', () => {
    expect(ROLES).toEqual([...STAFF_ROLES]);
    const routes = site().routes.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/gu, '{$1}')}`);
    const handled = Object.entries(ENDPOINTS).filter(([name, { method, path }]) => {
      const isOfOffice = /^(?:office|office-door|platform)$/u.test(DECLARATIONS[name as EndpointName].access);
      return (isOfOffice || name === 'acceptStaffInvitation') && routes.includes(`${method} ${path}`);
    });
    const lines = new Set(ROWS.map(([line = '']) => line.split(':')[0] ?? ''));
    expect([...lines].toSorted()).toEqual(handled.map(([name]) => name).toSorted());
  });

  test('SEC-29 the dangerous calls need a second step of the last ten minutes, and no others', async () => {
    const office = await openOffice(site());
    site().clock.pass(OVER_TEN_MINUTES_S);
    const refused: string[] = [];
    for (const [line = ''] of ROWS) {
      const { method, path } = ENDPOINTS[line.split(':')[0] as EndpointName];
      const address = path.replaceAll(/\{\w+\}/gu, 'nobody');
      const answer = await (method === 'GET' ? office.get(address) : office.post(address, {}));
      // Other answers can be files.
      if (answer.statusCode === 403 && answer.json().code === 'SECOND_STEP_NEEDED') refused.push(line);
    }
    expect(refused.toSorted()).toEqual(DANGEROUS.split(/\s+/u).toSorted());
  });

  test.each(STAFF_ROLES.map((role, index) => [role, index] as const))('SEC-29 what %s may call', async (role: StaffRole, index) => {
    site().clock.pass(15 * 60);
    const office = await openOffice(site(), CASTING, [role]);
    const answers: Record<string, string> = {};
    for (const [line = ''] of ROWS) answers[line] = await answerTo(office, line);
    expect(answers).toEqual(Object.fromEntries(ROWS.map(([line, ...cells]) => [line, cells[index]])));
  });
});
