import type { Access } from '@alltalent/shared/contracts';
import { SESSION_COOKIE } from '../http/access.decorators';

type Requirement = Readonly<Record<string, readonly string[]>>;
type AccessSecurity = { readonly security: readonly Requirement[]; readonly description: string };

const SESSION: Requirement = { session: [] };
const PUBLISHER: Requirement = { publisher: [] };
/** Endpoints open to visitors, who have a cookie as well, once a page has requested its XSRF token. */
const WITH_OR_WITHOUT: readonly Requirement[] = [{}, SESSION];

export const SECURITY_SCHEMES = {
  publisher: { type: 'http', scheme: 'bearer', description: "The remote's own publishing token" },
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The session that a login begins' },
} as const;

/** OpenAPI security requirements and description of each kind of access. */
export const SECURITY_BY_ACCESS: Readonly<Record<Access, AccessSecurity>> = {
  public: { security: [], description: 'Open to everybody; no session is looked up.' },
  everybody: { security: WITH_OR_WITHOUT, description: 'Open to everybody, with or without a session.' },
  visitors: { security: WITH_OR_WITHOUT, description: 'Open to everybody except restricted accounts, with or without a session.' },
  'signed-in': { security: [SESSION], description: 'With a session of any account.' },
  members: { security: [SESSION], description: 'With a session of any account that is not restricted.' },
  guardian: { security: [SESSION], description: 'With the session of a parent or guardian.' },
  talent: { security: [SESSION], description: 'With the session of a talent.' },
  client: { security: [SESSION], description: 'With the session of a client.' },
  'office-door': { security: [SESSION], description: 'With the session of a person of the office. 404 for everybody else.' },
  office: {
    security: [SESSION],
    description: 'With the session of a person of the office who has done the second step and has the right. 404 for everybody else.',
  },
  programs: {
    security: [PUBLISHER],
    description: "For programs: with a remote's own publishing token, or the signature of a payment provider.",
  },
  platform: {
    security: [PUBLISHER, SESSION],
    description:
      "With a remote's publishing token, or the session of a person of the office who has done the second step and has the right. 404 for every other session.",
  },
};
