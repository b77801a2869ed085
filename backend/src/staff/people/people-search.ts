import { typedSearch } from '../../kernel/text/typed-search';

/** Column that a search goes by, and the beginning of its values; `createdAt` is every account, the newest first. */
export type PeopleSource = {
  readonly column: 'createdAt' | 'email' | 'id' | 'loginPhone' | 'mobileNumber' | 'name' | 'nameBack' | 'slug';
  readonly start: string;
};

const PHONE = /^[+\d][\d\s()-]{3,}$/u;
const ID = /^[uc]_[\w-]*$/u;

/** Returns where to look for what was typed, in this order. Each source is one range of one index. */
export function peopleSources(text: string): readonly PeopleSource[] {
  const typed = typedSearch(text);
  if (typed === '') return [{ column: 'createdAt', start: '' }];
  if (typed.includes('@')) return [{ column: 'email', start: typed.toLowerCase() }];
  if (ID.test(typed)) return [{ column: 'id', start: typed }];
  if (PHONE.test(typed)) return phoneSources(typed);
  const folded = typed.toLowerCase();
  const names: readonly PeopleSource[] = [
    { column: 'name', start: folded },
    { column: 'nameBack', start: folded },
  ];
  const others: readonly PeopleSource[] = folded.includes(' ')
    ? []
    : [
        { column: 'slug', start: folded },
        { column: 'email', start: folded },
      ];
  return [...names, ...others];
}

/** A number with its dial code, or the national one. */
function phoneSources(typed: string): readonly PeopleSource[] {
  const digits = typed.replaceAll(/\D/gu, '');
  const national = digits.replace(/^0+/u, '');
  if (typed.startsWith('+') || typed.startsWith('00')) return [{ column: 'loginPhone', start: `+${national}` }];
  return [
    { column: 'mobileNumber', start: national },
    { column: 'loginPhone', start: `+${national}` },
  ];
}
