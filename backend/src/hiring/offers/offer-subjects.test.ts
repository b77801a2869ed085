import { ROLES } from '@alltalent/shared/contracts';
import type { UserBlocksService, UsersService } from '../../auth';
import type { OfferedApplicationsService } from '../../jobs';
import { DomainError } from '../../kernel/domain-error';
import type { TalentsBySlugService } from '../../talents';
import { OfferSubjectsService } from './offer-subjects.service';

const TALENT = { id: 7, slug: 'asha', name: 'Asha Rao', isPrivate: false, pictures: [] };
const PLACE = { job: { id: 3 }, role: { id: 5 } };
type World = {
  /** Null: suspended, off the site or under eighteen. */
  readonly talent?: object | null;
  readonly owner?: string | null;
  readonly user?: object | null;
  readonly application?: object | null;
};

function subjectsOf({ talent = TALENT, owner = 'u_asha', user = {}, application = null }: World): OfferSubjectsService {
  const account = user && { id: 'u_asha', status: 'active', roleId: ROLES.talent, ...user };
  const offered = {
    findForOffer: () => Promise.resolve(application && { ...PLACE, application }),
    findInvitation: () => Promise.resolve({ ...PLACE, invited: { talentId: 7, userId: 'u_asha' } }),
    findPlace: (_client: string, role: number) => Promise.resolve(role === 5 ? PLACE : null),
    findOfUser: () => Promise.resolve(application),
  };
  const talents = { findMany: () => Promise.resolve(new Map(talent ? [[7, talent]] : [])), ownerOf: () => Promise.resolve(owner) };
  return new OfferSubjectsService(
    offered as unknown as OfferedApplicationsService,
    talents as unknown as TalentsBySlugService,
    { findById: () => Promise.resolve(account) } as unknown as UsersService,
    { requireTogether: () => Promise.resolve() } as unknown as UserBlocksService,
  );
}

async function codeOf(world: World, subject: object): Promise<string> {
  try {
    await subjectsOf(world).require('u_client', subject);
    return 'ok';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const SENT = { id: 9, stage: 'sent', talentId: 7, userId: 'u_asha' };

test.each<[string, World, object, string]>([
  ['a public profile', {}, { talent: 7 }, 'ok'],
  ['a profile and an own role', {}, { talent: 7, role: 5 }, 'ok'],
  ['a profile and the role of another client', {}, { talent: 7, role: 6 }, 'NOT_FOUND'],
  ['a minor’s or suspended profile', { talent: null }, { talent: 7 }, 'NOT_FOUND'],
  ['a private profile', { talent: { ...TALENT, isPrivate: true } }, { talent: 7 }, 'NOT_FOUND'],
  ['a private profile that was invited', { talent: { ...TALENT, isPrivate: true } }, { invitation: 4 }, 'ok'],
  ['a profile without an account', { owner: null }, { talent: 7 }, 'OFFER_REFUSED'],
  ['an account that is no talent’s any more', { user: { roleId: ROLES.client } }, { talent: 7 }, 'OFFER_REFUSED'],
  ['the own profile', { user: { id: 'u_client' } }, { talent: 7 }, 'OFFER_REFUSED'],
  ['an application', { application: SENT }, { application: 9 }, 'ok'],
  ['an application of a private profile', { application: SENT, talent: { ...TALENT, isPrivate: true } }, { application: 9 }, 'ok'],
  ['an application of another client', {}, { application: 9 }, 'NOT_FOUND'],
  ['an application that was taken back', { application: { ...SENT, stage: 'withdrawn' } }, { application: 9 }, 'OFFER_REFUSED'],
  ['an application whose profile is hidden', { application: SENT, talent: null }, { application: 9 }, 'OFFER_REFUSED'],
  ['an application of a suspended account', { application: SENT, user: { status: 'suspended' } }, { application: 9 }, 'OFFER_REFUSED'],
  ['an application of a deleted account', { application: SENT, user: null }, { application: 9 }, 'OFFER_REFUSED'],
  ['nobody', {}, { role: 5 }, 'VALIDATION_FAILED'],
])('HIR-01 an offer to %s', async (_what, world, subject, code) => {
  expect(await codeOf(world, subject)).toBe(code);
});

test('HIR-01 an application for the role is part of an offer from the profile, unless it was taken back', async () => {
  const withdrawn = { ...SENT, stage: 'withdrawn' };
  const subject = { talent: 7, role: 5 };
  expect((await subjectsOf({ application: SENT }).require('u_client', subject)).application).toBe(SENT);
  expect((await subjectsOf({ application: withdrawn }).require('u_client', subject)).application).toBeNull();
});
