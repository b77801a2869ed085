import { useState } from 'react';

type TagsProps = {
  readonly tags: readonly string[];
  readonly most: number;
  readonly longest: number;
  readonly onChange: (tags: readonly string[]) => void;
};

/** A list of words, each once, and the one that is being typed. */
export function useTags({ tags, most, longest, onChange }: TagsProps) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const isFull = tags.length >= most;

  const add = (typed: string) => {
    const words = toWords(typed, longest).filter((word) => !isAmong(tags, word));
    setText('');
    const added = unique(words).slice(0, most - tags.length);
    if (added.length === 0) return;
    onChange([...tags, ...added]);
    setNews(`${added.join(', ')} added`);
  };
  const remove = (tag: string | undefined) => {
    if (tag === undefined) return;
    onChange(tags.filter((other) => other !== tag));
    setNews(`${tag} removed`);
  };
  /** A comma in what was pasted adds what stands before it. */
  const type = (typed: string) => {
    if (typed.includes(',')) add(typed);
    else setText(typed.slice(0, longest));
  };
  return { text, news, isFull, type, add, remove };
}

function toWords(typed: string, longest: number): readonly string[] {
  const words = typed.split(',').map((word) => word.replace(/\s+/gu, ' ').trim().slice(0, longest).trim());
  return words.filter((word) => word !== '');
}

export function isAmong(tags: readonly string[], word: string): boolean {
  return tags.some((tag) => tag.toLowerCase() === word.toLowerCase());
}

function unique(words: readonly string[]): readonly string[] {
  return words.filter((word, place) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === place);
}
