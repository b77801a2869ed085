import { storage } from '@alltalent/shared/api';
import type { FavouriteList, FavouriteNote, SentShare, TalentCard, UserDetails } from '@alltalent/shared/contracts';
import { aTalentCard } from '@alltalent/shared/testing';
import { aRefusal, type StubRequest, ok, problem, type StubApi } from './stub-api';

type State = { ids: number[]; lists: FavouriteList[]; notes?: FavouriteNote[]; links?: SentShare[] };

/** The user who is logged in before the page opens. */
export function logIn(api: StubApi, roleId = '7', more: Partial<UserDetails> = {}): void {
  storage.set('user_id', 'u_1');
  storage.set('is_login', 'true');
  api.respond('/api/user/get-user-details', () => ok({ ...aUser(roleId), ...more }));
}

export function logOut(): void {
  storage.remove('user_id', 'is_login');
  sessionStorage.clear();
}

function aUser(roleId: string): UserDetails {
  return {
    user_id: 'u_1',
    first_name: 'Ritu',
    last_name: 'Khanna',
    image_name: '',
    profile_image: '',
    slug: '',
    unread_notification_cnt: 0,
    has_premium: 0,
    role_id: roleId,
    county_Code: '91',
    contact_no: '',
    email: 'ritu.khanna@example.com',
    location: 'Mumbai',
  };
}

/** Keeps favourites as the backend does. Talent 9 is hidden. */
export function stubFavourites(api: StubApi, state: State = { ids: [], lists: [] }): State {
  api.respond('/api/add-remove-fav', (call) => ok(toggle(state, call)));
  api.respond('/api/favourites/lists', ({ path }) =>
    path.endsWith('/links') ? ok({ status: 200, data: state.links ?? [] }) : cardsOf(state, Number(path.split('/').at(-1))),
  );
  api.respond('/api/favourites/make-list', (call) => {
    const talentId = numberOf(call, 'talent_id');
    const list = { id: 50 + state.lists.length, name: textOf(call, 'name'), talent_ids: talentId ? [talentId] : [] };
    state.lists = [list, ...state.lists];
    return ok({ status: 200, id: list.id });
  });
  api.respond('/api/favourites/rename-list', (call) => change(state, call, (list) => ({ ...list, name: textOf(call, 'name') })));
  api.respond('/api/favourites/remove-list', (call) => {
    state.lists = state.lists.filter(({ id }) => id !== numberOf(call, 'id'));
    return ok({ status: 200, message: 'Removed.' });
  });
  api.respond('/api/favourites/change-list', (call) => {
    const talentId = numberOf(call, 'talent_id');
    const isIn = numberOf(call, 'is_in') === 1;
    if (isIn) state.ids = [talentId, ...without(state.ids, talentId)];
    return change(state, call, (list) => ({ ...list, talent_ids: [...(isIn ? [talentId] : []), ...without(list.talent_ids, talentId)] }));
  });
  api.respond('/api/favourites/note', (call) => {
    const talentId = numberOf(call, 'talent_id');
    const known = state.notes?.find(({ talent_id }) => talent_id === talentId);
    if ((known?.revision ?? 0) !== numberOf(call, 'revision')) {
      const detail = `This note was changed elsewhere. It says now: “${known?.text ?? ''}”. Save again to replace it with yours.`;
      return aRefusal(409, 'REVISION_STALE', { detail, fields: { text: detail } });
    }
    const note = { talent_id: talentId, text: textOf(call, 'text'), revision: (known?.revision ?? 0) + 1 };
    state.notes = [...(state.notes ?? []).filter((one) => one !== known), note];
    return ok({ status: 200, data: note });
  });
  api.respond('/api/favourites/order-list', (call) =>
    change(state, call, (list) => ({ ...list, talent_ids: (fieldOf(call, 'talent_ids') as number[] | undefined) ?? list.talent_ids })),
  );
  api.respond('/api/favourites', () => ok({ status: 200, data: { talent_ids: state.ids, lists: state.lists } }));
  return state;
}

function toggle(state: State, call: StubRequest) {
  const id = numberOf(call, 'talent_id');
  const pending = fieldOf(call, 'is_fav');
  const isAdded = pending === undefined ? !state.ids.includes(id) : pending === 1;
  state.ids = [...(isAdded ? [id] : []), ...without(state.ids, id)];
  if (!isAdded) state.lists = state.lists.map((list) => ({ ...list, talent_ids: without(list.talent_ids, id) }));
  return { status: 200, message: isAdded ? 'Added to favourites' : 'Removed from favourites', is_fav: isAdded ? 1 : 0 };
}

function cardsOf({ ids, lists, notes = [] }: State, listId: number): Response {
  const list = listId === 0 ? { name: 'All favourites', talent_ids: ids } : lists.find(({ id }) => id === listId);
  return list ? ok({ status: 200, data: { name: list.name, talents: list.talent_ids.map(aCard), notes } }) : problem(404);
}

function aCard(id: number): TalentCard {
  return id === 9
    ? aTalentCard({ id, slug: '', display_name: '', status: 1 })
    : aTalentCard({ id, slug: `talent-${id}`, display_name: `Talent ${id}` });
}

function change(state: State, call: StubRequest, changed: (list: FavouriteList) => FavouriteList): Response {
  const id = numberOf(call, 'id');
  state.lists = state.lists.map((list) => (list.id === id ? changed(list) : list));
  return ok({ status: 200, message: 'Done.' });
}

const without = (ids: readonly number[], gone: number): number[] => ids.filter((id) => id !== gone);
const fieldOf = ({ body }: StubRequest, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
const numberOf = (call: StubRequest, name: string): number => Number(fieldOf(call, name) ?? 0);
const textOf = (call: StubRequest, name: string): string => String(fieldOf(call, name));
