import { ROLES, type UserDetails } from '@alltalent/shared/contracts';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { detailsOf, openCaller, signIn, signUp } from './calls';
import { newEmail } from './newcomers';

/** A kind of visitor with a browser; `personal` are the texts that would tell who they are. */
export type VisitorKind = { readonly kind: string; readonly caller: APIRequestContext; readonly personal: readonly string[] };

/** Signs in one person of each kind. The first kind is the visitor without cookies. */
export async function openKinds(api: APIRequest, baseURL: string): Promise<readonly VisitorKind[]> {
  const open = (cookies = {}, headers = {}) => openCaller(api, baseURL, cookies, headers);
  const stranger = async (kind: string, cookies = {}, headers = {}) => ({ kind, caller: await open(cookies, headers), personal: [] });
  const own = { currency: 'EUR', theme: 'dark', cookie_choice: 'needed', flash: encodeURIComponent('{"kind":"ok","text":"Hello"}') };
  return [
    await stranger('without cookies'),
    await stranger('statistics accepted', { cookie_choice: 'all' }),
    await stranger('statistics refused', { cookie_choice: 'needed' }),
    await stranger('another currency, theme and language', own, { 'accept-language': 'hi-IN,hi;q=0.9', 'sec-gpc': '1' }),
    await newcomer(await open(), 'talent', { signup_role: ROLES.talent, last_name: 'Talentquill', birth_date: '1994-03-07' }),
    await newcomer(await open(), 'client', { signup_role: ROLES.client, last_name: 'Clientquill', birth_date: '' }),
    await member(await open(), 'verified client', 'ritu.khanna@example.com'),
    await member(await open(), 'staff', 'nikhil.bose@example.com'),
  ];
}

type Person = { readonly signup_role: '5' | '7'; readonly last_name: string; readonly birth_date: string };

async function newcomer(caller: APIRequestContext, kind: string, person: Person): Promise<VisitorKind> {
  await signUp(caller, newEmail('kept.page'), { first_name: 'Zubina', ...person });
  return { kind, caller, personal: personalTexts(await detailsOf(caller)) };
}

async function member(caller: APIRequestContext, kind: string, email: string): Promise<VisitorKind> {
  await signIn(caller, email);
  return { kind, caller, personal: personalTexts(await detailsOf(caller)) };
}

function personalTexts({ user_id, email, contact_no, first_name, last_name }: UserDetails): readonly string[] {
  return [user_id, email, contact_no, `${first_name} ${last_name}`].filter((text) => text !== '');
}
