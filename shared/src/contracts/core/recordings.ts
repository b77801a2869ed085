import { listInWords } from './lists';

/** Where a video or a voice sample lies. Nothing is fetched from there by the server, and nothing by the page before it is asked for. */
export type RecordingPlace = { readonly kind: 'video' | 'audio'; readonly provider: string; readonly address: string };

type Provider = {
  readonly name: string;
  readonly kind: RecordingPlace['kind'];
  readonly hosts: readonly string[];
  /** The recording's canonical address, or null when the address names none. */
  readonly canonical: (url: URL) => string | null;
};

const YOUTUBE_ID = /^[\w-]{11}$/u;

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtu.be'],
    canonical: (url) => {
      const [, first = '', second = ''] = url.pathname.split('/');
      const id = url.hostname === 'youtu.be' ? first : first === 'shorts' ? second : (url.searchParams.get('v') ?? '');
      return YOUTUBE_ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
    },
  },
  {
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'www.vimeo.com'],
    canonical: ({ pathname }) => {
      const id = /^\/(\d{5,12})(?:\/([\da-f]{6,12}))?\/?$/u.exec(pathname);
      return id ? `https://vimeo.com/${id[1]}${id[2] === undefined ? '' : `/${id[2]}`}` : null;
    },
  },
  {
    name: 'SoundCloud',
    kind: 'audio',
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    canonical: ({ pathname }) => {
      const path = /^\/[\w-]{1,60}\/[\w-]{1,120}\/?$/u.exec(pathname);
      return path ? `https://soundcloud.com${path[0].replace(/\/$/u, '')}` : null;
    },
  },
];

/** Names of the sites recordings may lie on, for a hint beside the field. */
export const RECORDING_PROVIDERS: readonly string[] = PROVIDERS.map(({ name }) => name);

/** Names of the providers in a sentence: "YouTube, Vimeo or SoundCloud". */
export const RECORDING_PLACES = listInWords(RECORDING_PROVIDERS, 'or');

/** Reads the address of a recording; null for any other site, another scheme, or an address that names no recording. */
export function recordingPlaceOf(url: string): RecordingPlace | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.port !== '') return null;
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(parsed.hostname));
  const canonical = provider?.canonical(parsed);
  return provider && canonical ? { kind: provider.kind, provider: provider.name, address: canonical } : null;
}
