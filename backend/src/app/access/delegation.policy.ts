import { DECLARATIONS, type EndpointName, ENDPOINTS, HOLDER_CALLS, type Standing } from '@alltalent/shared/contracts';

/** Calls about the session or the person, not about the account in use. */
const CALLS_OF_PEOPLE: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'userDetails',
  'delegatedAccounts',
  'switchAccount',
  'teamInvitation',
  'acceptInvitation',
  'acceptStaffInvitation',
  'declineTeamInvitation',
  'leaveTeam',
]);

/** Settings of the account: which contact data others see, which mails its holder gets, the secret address of its calendar. */
const SETTINGS: ReadonlySet<EndpointName> = new Set<EndpointName>(['saveBookingContact', 'saveMailFrequencies', 'renewCalendarFeed']);

/** Calls about the team of the account: everybody in it sees it. */
const TEAM: ReadonlySet<EndpointName> = new Set<EndpointName>(['team']);

/** Changes of the team. */
const TEAM_CHANGES: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'inviteColleague',
  'withdrawInvitation',
  'changeTeamRole',
  'removeColleague',
]);

/** Posts that change nothing. */
const READS_BY_POST: ReadonlySet<EndpointName> = new Set<EndpointName>(['roleFit']);

/** Whether a person who uses an account with this standing may make the call (docs/decisions/0054). */
export function mayCall(standing: Standing, call: EndpointName): boolean {
  if (standing === 'holder' || CALLS_OF_PEOPLE.has(call) || TEAM.has(call)) return true;
  const { access } = DECLARATIONS[call];
  if (access === 'public' || access === 'everybody') return true;
  if (TEAM_CHANGES.has(call)) return standing === 'owner';
  if (HOLDER_CALLS.has(call)) return access === 'visitors';
  if (SETTINGS.has(call)) return standing === 'owner' || standing === 'guardian';
  return standing !== 'viewer' || ENDPOINTS[call].method === 'GET' || READS_BY_POST.has(call);
}

/** Sentence that refuses the call, by its id. */
export function refusalOf(standing: Standing, call: EndpointName): 'team.notYours' | 'delegates.viewer' | 'delegates.holder' {
  if (TEAM_CHANGES.has(call)) return 'team.notYours';
  return standing === 'viewer' && !HOLDER_CALLS.has(call) ? 'delegates.viewer' : 'delegates.holder';
}

/** Whether the call is about the person or the session, whatever account the page shows. */
export function isOfPerson(call: EndpointName): boolean {
  return CALLS_OF_PEOPLE.has(call);
}
