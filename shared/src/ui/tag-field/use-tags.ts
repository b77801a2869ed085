import { useState } from 'react';

type TagsProps = {
  readonly tags: readonly string[];
  readonly most: number;
  readonly longest: number;
  readonly onChange: (tags: readonly string[]) => void;
};

/** State of a tag list: the tags, each once, and the text being typed. */
export function useTags({ tags, most, longest, onChange }: TagsProps) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const isFull = tags.length >= most;

  const add = (typed: string) => {
    const found = toTags(typed, longest).filter((tag) => !isAmong(tags, tag));
    setText('');
    const added = unique(found).slice(0, most - tags.length);
    if (added.length === 0) return;
    onChange([...tags, ...added]);
    setNews(`${added.join(', ')} added`);
  };
  const remove = (tag: string | undefined) => {
    if (tag === undefined) return;
    onChange(tags.filter((other) => other !== tag));
    setNews(`${tag} removed`);
  };
  /** Adds the tags before a comma, as when a list is pasted. */
  const type = (typed: string) => {
    if (typed.includes(',')) add(typed);
    else setText(typed.slice(0, longest));
  };
  return { text, news, isFull, type, add, remove };
}

function toTags(typed: string, longest: number): readonly string[] {
  const found = typed.split(',').map((tag) => tag.replace(/\s+/gu, ' ').trim().slice(0, longest).trim());
  return found.filter((tag) => tag !== '');
}

export function isAmong(tags: readonly string[], text: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === text.toLowerCase());
}

function unique(found: readonly string[]): readonly string[] {
  return found.filter((tag, place) => found.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === place);
}
