import { act, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { repeatEarlyInput, watchEarlyInput } from './early-input';

function Page() {
  const [hearts, setHearts] = useState(0);
  const [name, setName] = useState('');
  const [isFree, setFree] = useState(false);
  const [size, setSize] = useState('');
  const [sort, setSort] = useState('new');
  const [file, setFile] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(name);
      }}
    >
      <button type="button" onClick={() => setHearts(hearts + 1)}>
        <span>Heart</span>
      </button>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Free" type="checkbox" checked={isFree} onChange={({ target }) => setFree(target.checked)} />
      {['S', 'M'].map((name) => (
        <input key={name} aria-label={name} type="radio" name="size" checked={size === name} onChange={() => setSize(name)} />
      ))}
      <select aria-label="Sort" value={sort} onChange={({ target }) => setSort(target.value)}>
        <option value="new">New</option>
        <option value="name">Name</option>
      </select>
      <input aria-label="CV" type="file" onChange={({ target }) => setFile(target.files?.[0]?.name ?? '')} />
      <button type="submit">Send</button>
      <output>{JSON.stringify({ hearts, name, isFree, size, sort, file, sent })}</output>
    </form>
  );
}

function AfterHydration({ onDone, children }: { readonly onDone: () => void; readonly children: ReactNode }) {
  useEffect(() => onDone(), [onDone]);
  return children;
}

function drawnPage() {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(
    <AfterHydration onDone={() => undefined}>
      <Page />
    </AfterHydration>,
  );
  const early = watchEarlyInput(root);
  const replay = () => repeatEarlyInput(early);
  const find = <T extends Element>(selector: string) => root.querySelector<T & HTMLElement>(selector) as T & HTMLElement;
  const hydrate = () =>
    act(() => {
      hydrateRoot(
        root,
        <AfterHydration onDone={replay}>
          <Page />
        </AfterHydration>,
      );
    });
  const state = () => JSON.parse(find('output').textContent ?? '') as Record<string, unknown>;
  return { find, hydrate, state };
}

test('REL-02 a button that was pressed before the page was hydrated is pressed then, once', async () => {
  const { find, hydrate, state } = drawnPage();
  find('button span').click();
  find('button span').click();
  hydrate();
  await waitFor(() => expect(state()).toMatchObject({ hearts: 1 }));
  act(() => find('button').click());
  expect(state()).toMatchObject({ hearts: 2 });
});

test('REL-01 a press on a page that another one takes the place of is a press of the only button of that name there', async () => {
  const press = (button: string) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = `<header>${button}</header>`;
    const early = watchEarlyInput(root);
    root.querySelector('button')?.click();
    root.innerHTML = `<main><button>Try again</button></main><header>${button}<button>Save</button><button>Save</button></header>`;
    const pressed: (string | null)[] = [];
    root.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
    repeatEarlyInput(early);
    return { pressed, end: () => root.remove() };
  };
  for (const [button, expected] of [
    ['<button>JOIN NOW</button>', ['JOIN NOW']],
    ['<button aria-label="Menu">=</button>', ['=']],
    ['<button>Save</button>', []],
  ] as const) {
    const { pressed, end } = press(button);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(pressed).toEqual(expected);
    end();
  }
});

test('what was typed, ticked and chosen before is kept, and a form is sent with it', async () => {
  const { find, hydrate, state } = drawnPage();
  const name = find<HTMLInputElement>('input[aria-label="Name"]');
  name.value = 'Asha';
  name.dispatchEvent(new Event('input', { bubbles: true }));
  find('input[type="checkbox"]').click();
  find('input[aria-label="S"]').click();
  find('input[aria-label="M"]').click();
  const sort = find<HTMLSelectElement>('select');
  sort.value = 'name';
  sort.dispatchEvent(new Event('input', { bubbles: true }));
  const cv = find<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(cv, 'files', { value: [new File([], 'cv.pdf')] });
  cv.dispatchEvent(new Event('input', { bubbles: true }));
  find('button[type="submit"]').click();
  hydrate();
  const all = { hearts: 0, name: 'Asha', isFree: true, size: 'M', sort: 'name', file: 'cv.pdf', sent: 'Asha' };
  await waitFor(() => expect(state()).toEqual(all));
  expect(name.value).toBe('Asha');
  expect(find<HTMLInputElement>('input[aria-label="M"]').checked).toBe(true);
});

test('REL-02 a link that would load the same page without what was typed is followed after the page is hydrated', async () => {
  const followed = async (href: string, typed: string, init: MouseEventInit = {}) => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = `<input name="name" /><a href="${href}">Your data</a>`;
    const early = watchEarlyInput(root);
    const [input, link] = [root.querySelector('input'), root.querySelector('a')];
    if (!input || !link) throw new Error('The page has no field or no link.');
    input.value = typed;
    if (typed !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
    let follows = 0;
    link.addEventListener('click', (event) => {
      if (!event.defaultPrevented) follows += 1;
      event.preventDefault();
    });
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    const isFollowedAtOnce = follows === 1;
    repeatEarlyInput(early);
    await new Promise((resolve) => setTimeout(resolve, 5));
    root.remove();
    return { isFollowedAtOnce, follows };
  };
  const atOnce = { isFollowedAtOnce: true, follows: 1 };
  const later = { isFollowedAtOnce: false, follows: 1 };
  expect(await followed('/?topic=data#write', 'Asha')).toEqual(later);
  expect(await followed('/', 'Asha')).toEqual(later);
  expect(await followed('/?topic=data#write', '')).toEqual(atOnce);
  expect(await followed('/?topic=data#write', 'Asha', { ctrlKey: true })).toEqual(atOnce);
  expect(await followed('/#write', 'Asha')).toEqual(atOnce);
  expect(await followed('/faqs', 'Asha')).toEqual(atOnce);
});

test('REL-02 a link pressed while React hydrates the page takes the place of one that was noted before', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<input name="name" /><a href="/?topic=data">Your data</a><a href="/?topic=press">Press</a>';
  const early = watchEarlyInput(root);
  root.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  const [data, press] = root.querySelectorAll('a');
  data?.click();
  expect(early.pressed).toBe(data);
  early.leavePresses();
  press?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(early.pressed).toBeNull();
  root.remove();
});

test('REL-02 a form with an address is sent by the browser; one without, or with that of Formik, when the page is hydrated', () => {
  const root = document.body.appendChild(document.createElement('div'));
  const button = '<button type="submit">Send</button>';
  root.innerHTML = `<form action="/talents">${button}</form><form>${button}</form><form action="#" method="dialog">${button}</form>`;
  const early = watchEarlyInput(root);
  const submits = [...root.querySelectorAll('form')].map((form) =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
  expect(submits).toEqual([true, false, false]);
  const clicks: { readonly isLeftToBrowser: boolean; readonly isNoted: boolean }[] = [];
  root.addEventListener('click', (event) => {
    clicks.push({ isLeftToBrowser: !event.defaultPrevented, isNoted: early.pressed === event.target });
    event.preventDefault();
  });
  for (const each of root.querySelectorAll('button')) each.click();
  const noted = { isLeftToBrowser: false, isNoted: true };
  expect(clicks).toEqual([{ isLeftToBrowser: true, isNoted: false }, noted, noted]);
});
