import type { OwnProfile, ProfileContent } from '@alltalent/shared/contracts';
import { SUB_CATEGORIES } from './attributes';
import { logIn } from './favourites-server';
import { aRefusal, type StubRequest, ok, type StubApi } from './stub-api';

export const SAVE = '/api/profile/save';
const PUNE = { id: 3, name: 'Pune', state: 'Maharashtra', country: 'India' };
const PANAJI = { id: 4, name: 'Panaji', state: 'Goa', country: 'India' };

export function aContent(change: Partial<ProfileContent> = {}): ProfileContent {
  return {
    basics: {
      first_name: 'Meher',
      last_name: 'Kaul',
      gender_id: 1,
      pronouns: '',
      category_id: 1,
      sub_category_id: 11,
      city_id: 3,
      headline: 'Actor who does her own falls',
      about: '',
      playing_age_min: null,
      playing_age_max: null,
    },
    skills: { skills: ['Kathak'], languages: [] },
    credits: { credits: [] },
    attributes: { attributes: [] },
    recordings: { recordings: [] },
    work: { rate_from: null, rate_unit: 'day', availability: 'open', available_from: '' },
    privacy: {
      is_private: false,
      hide_last_name: false,
      sections: {
        about: 'everybody',
        skills: 'everybody',
        credits: 'everybody',
        attributes: 'everybody',
        recordings: 'everybody',
        work: 'everybody',
      },
    },
    ...change,
  };
}

const PHOTO: OwnProfile['photos'][number] = {
  id: 1,
  image: '/media/photos/a-640.webp',
  original: '/media/photos/b-640.webp',
  width: 800,
  height: 1000,
  alt: '',
  crop: { x: 0, y: 0, width: 1, height: 1 },
};

export function anOwnProfile(change: Partial<OwnProfile> = {}): OwnProfile {
  return {
    revision: 1,
    state: 'draft',
    reason: '',
    slug: '',
    has_changes: true,
    drawn_image: '',
    content: aContent(),
    photos: [PHOTO],
    ...change,
  };
}

/** Keeps a profile as the backend does: a change that was made from another revision is refused. */
export function stubProfile(api: StubApi, start: OwnProfile = anOwnProfile()) {
  const stored = { profile: start };
  const change = (call: StubRequest, next: (profile: OwnProfile) => OwnProfile): Response => {
    if (inputOf(call)['revision'] !== stored.profile.revision) return aRefusal(409, 'REVISION_STALE');
    stored.profile = { ...next(stored.profile), revision: stored.profile.revision + 1 };
    return ok({ status: 200, data: stored.profile });
  };
  api.respond(SAVE, (call) => {
    const { revision: _revision, ...sections } = inputOf(call);
    return change(call, (profile) => ({ ...profile, has_changes: true, content: { ...profile.content, ...sections } }));
  });
  api.respond('/api/profile/submit', (call) => change(call, (profile) => ({ ...profile, state: 'pending', has_changes: false })));
  api.respond('/api/profile/take-back', (call) => change(call, (profile) => ({ ...profile, state: 'draft' })));
  api.respond('/api/profile/change-address', (call) => {
    stored.profile = { ...stored.profile, slug: `${String(inputOf(call)['words'])}-k7m2p9qx` };
    return ok({ status: 200, data: stored.profile });
  });
  api.respond('/api/profile', () => ok({ status: 200, data: stored.profile }));
  api.respond('/api/get-sub-categories/1', () => ok({ status: 200, data: SUB_CATEGORIES.all }));
  api.respond('/api/get-sub-categories/4', () => ok({ status: 200, data: SUB_CATEGORIES.none }));
  api.respond('/api/talent-cities', ({ query }) => ok({ status: 200, data: [PUNE, PANAJI].filter((city) => isAskedFor(city, query)) }));
  logIn(api, '5');
  return stored;
}

function isAskedFor({ id, name }: typeof PUNE, query: URLSearchParams): boolean {
  if (query.has('id')) return id === Number(query.get('id'));
  return !query.has('name') || name === query.get('name');
}

export function inputOf({ body }: StubRequest): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
