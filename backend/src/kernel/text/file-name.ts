import { oneLine } from './form-text';

/** Characters that end a folder's name or turn the direction of a text, so that a name would not read as it is. */
const MISLEADING = /[\p{Cf}/\\]/gu;
const ENDING = /\.[^.\s]{1,8}$/u;

type Wanted = {
  /** With its dot; '' for none. */
  readonly ending: string;
  /** For a name of which nothing is left. */
  readonly usual: string;
  /** Most characters, the ending included. */
  readonly most: number;
};

/** Name of an uploaded file as readers see it: as its sender's machine gave it, with the ending of what it is. */
export function cleanFileName(typed: string, { ending, usual, most }: Wanted): string {
  const name = oneLine(typed)
    .replace(MISLEADING, '')
    .replace(ENDING, '')
    .replace(/^[.\s]+/u, '')
    .trim();
  return `${[...(name || usual)].slice(0, most - ending.length).join('')}${ending}`;
}

/** Value of Content-Disposition. */
export function contentDisposition(way: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w. -]/gu, '_');
  return `${way}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(wellFormed(name)).replace(/['()*]/gu, percent)}`;
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Replaces halves of characters, which have no encoding. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '_');
}
