import type { PageContentResponse, SiteText, TextItem, TextVersionEntry } from '../../../contracts';
import { recordedFor } from '../recorded';
import { hoursAgo, NIKHIL, type OfficeCall, type OfficeInput } from './office-call';

type Version = TextVersionEntry & { readonly values: SiteText['values'] };
type Text = Pick<TextItem, 'kind' | 'name' | 'title' | 'public_path'> & { versions: readonly Version[] };

const version = (number: number, values: SiteText['values'], more: Partial<Version> = {}): Version => ({
  version: number,
  state: 'current',
  saved_at: hoursAgo(900 / number),
  saved_by: 'All Talent',
  reason: '',
  published_by: '',
  effective_at: hoursAgo(900 / number),
  values,
  ...more,
});

const blocksOf = (page: string): SiteText['values'] => {
  const found = recordedFor('visitor').find(({ call, input }) => call === 'pageContent' && (input as { page?: string }).page === page);
  return ((found?.body as PageContentResponse | undefined)?.data.blocks ?? {}) as SiteText['values'];
};
const words = (name: string, title: string): Text => ({
  kind: 'words',
  name,
  title,
  public_path: name === 'home' ? '/' : `/${name}`,
  versions: [version(1, blocksOf(name))],
});
const ARTICLE = {
  title: 'A self-tape that gets watched to the end',
  description: 'Light, sound and the first ten seconds.',
  author: 'Tara Menon',
  date: '2026-10-12',
  tags: ['Auditions'],
  text: '## Light {#light}\n\nFace the window.\n\n## Sound {#sound}\n\nSwitch the fan off.',
};
const STORY = {
  title: 'Playback singer, Thiruvananthapuram',
  order: 10,
  text: 'I sang at weddings for thirty years, and then somebody searched.',
};
const QUESTION = { title: 'Is it free to join?', topic: 'Joining', order: 1, text: 'Yes. A profile costs nothing.' };

const texts: readonly Text[] = [
  words('home', 'Home page'),
  words('hiring-influencer', 'Hiring influencer'),
  words('influencer', 'Influencer'),
  words('product-photoshoot', 'Product photoshoot'),
  words('singer', 'Singer'),
  {
    kind: 'article',
    name: 'a-self-tape-that-gets-watched-to-the-end',
    title: ARTICLE.title,
    public_path: '/article/a-self-tape-that-gets-watched-to-the-end',
    versions: [
      version(
        2,
        { ...ARTICLE, text: `${ARTICLE.text}\n\nThen listen to it.` },
        { state: 'draft', saved_by: 'Anjali Menon', effective_at: null },
      ),
      version(1, ARTICLE),
    ],
  },
  {
    kind: 'story',
    name: 'leela-pillai-demo',
    title: STORY.title,
    public_path: '/success#leela-pillai-demo',
    versions: [version(1, STORY)],
  },
  {
    kind: 'faq',
    name: 'is-it-free-to-join',
    title: QUESTION.title,
    public_path: '/faqs#is-it-free-to-join',
    versions: [version(1, QUESTION)],
  },
];

const entryOf = ({ values: _values, ...entry }: Version): TextVersionEntry => entry;
const itemOf = ({ versions, ...text }: Text): TextItem => {
  const find = (state: TextVersionEntry['state']) => versions.find((one) => one.state === state);
  const [newest = version(1, {}), current, planned] = [versions[0], find('current'), find('planned')];
  return { ...text, newest: entryOf(newest), current: current ? entryOf(current) : null, planned: planned ? entryOf(planned) : null };
};
const textOf = ({ kind, name }: OfficeInput): Text | undefined => texts.find((one) => one.kind === kind && one.name === name);
const NONE = { code: 'NOT_FOUND', detail: 'There is no such text.' } as const;

const list: OfficeCall = ({ kind = '', search = '' }) => {
  const part = String(search).toLowerCase().replace(/^\//u, '');
  const found = texts.filter((one) => (kind === '' || one.kind === kind) && `${one.title} ${one.name}`.toLowerCase().includes(part));
  return { body: { status: 200, data: found.map(itemOf), next: '' } };
};
const read: OfficeCall = (input) => {
  const text = textOf(input);
  return text ? { body: { status: 200, data: { ...itemOf(text), values: text.versions[0]?.values ?? {}, earliest_day: '' } } } : NONE;
};
const versions: OfficeCall = (input) => {
  const text = textOf(input);
  return text ? { body: { status: 200, data: text.versions.map(entryOf), next: '' } } : NONE;
};
const readVersion: OfficeCall = (input) => {
  const found = textOf(input)?.versions.find((one) => one.version === Number(input['version']));
  return found ? { body: { status: 200, data: found } } : NONE;
};
const save: OfficeCall = (input) => {
  const text = textOf(input);
  const newest = text?.versions[0];
  if (!text || !newest) return NONE;
  if (newest.version !== input['read_version']) return { code: 'REVISION_STALE', detail: 'Anjali Menon saved a newer version.' };
  const at = input['publishes'] === true ? String(input['effective_at'] ?? hoursAgo(0)) : null;
  const state = at === null ? 'draft' : at > hoursAgo(0) ? 'planned' : 'current';
  const words = { saved_by: NIKHIL.name, reason: String(input['reason'] ?? ''), published_by: at === null ? '' : NIKHIL.name };
  const saved = version(newest.version + 1, input['values'] as SiteText['values'], {
    ...words,
    state,
    saved_at: hoursAgo(0),
    effective_at: at,
  });
  const former = text.versions.map((one) => (state === 'current' && one.state === 'current' ? { ...one, state: 'former' as const } : one));
  text.versions = [saved, ...former];
  return read(input);
};
const withdrawPlan: OfficeCall = (input) => {
  const text = textOf(input);
  if (!text) return NONE;
  const isWanted = ({ version: number, state }: Version) => number === Number(input['version']) && state === 'planned';
  text.versions = text.versions.map((one) => (isWanted(one) ? { ...one, state: 'draft' as const, effective_at: null } : one));
  return read(input);
};
const preview: OfficeCall = (input) => ({ body: { status: 200, public_path: textOf(input)?.public_path ?? '/', answers: [] } });

/** Calls about the texts of the site. */
export const CONTENT_CALLS = {
  siteTexts: list,
  siteText: read,
  siteTextVersions: versions,
  siteTextVersion: readVersion,
  saveSiteText: save,
  withdrawTextPlan: withdrawPlan,
  previewSiteText: preview,
} satisfies Readonly<Record<string, OfficeCall>>;
