import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { type EarlyInput, repeatEarlyInput, watchEarlyInput } from '../early/early-input';
import { hydrateInSlices } from './hydrate-in-slices';

/** Milliseconds that a section takes to render, and how many there are: several slices. */
const SECTION_MS = 10;
const SECTIONS = Array.from({ length: 20 }, (_, index) => index);

function Section({ isSlow }: { readonly isSlow: boolean }) {
  const end = performance.now() + (isSlow ? SECTION_MS : 0);
  while (performance.now() < end);
  return <p>Section</p>;
}

function Page({ isSlow = false, onShown = () => undefined }: { readonly isSlow?: boolean; readonly onShown?: () => void }) {
  const [hearts, setHearts] = useState(0);
  const [ticks, setTicks] = useState(0);
  useEffect(() => onShown(), [onShown]);
  return (
    <>
      {SECTIONS.map((index) => (
        <Section key={index} isSlow={isSlow} />
      ))}
      <button type="button" onClick={() => setHearts((before) => before + 1)}>
        {hearts} hearts
      </button>
      <input type="checkbox" checked={ticks % 2 === 1} onChange={() => setTicks((before) => before + 1)} />
      <output>ticked {ticks} times</output>
    </>
  );
}

let early: EarlyInput;
const button = () => screen.getByRole('button');
const box = () => screen.getByRole<HTMLInputElement>('checkbox');
const press = () => {
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button().click();
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Begins to hydrate a drawn page, and leaves it with most of its sections to do. */
async function beginHydration({
  isPressedBefore,
  isTickedBefore = false,
}: {
  readonly isPressedBefore: boolean;
  readonly isTickedBefore?: boolean;
}) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Page />);
  early = watchEarlyInput(document);
  if (isPressedBefore) press();
  if (isTickedBefore) box().click();
  const handleShown = jest.fn(() => repeatEarlyInput(early));
  hydrateInSlices(root, <Page isSlow onShown={handleShown} />);
  early.leavePresses();
  await nextTask();
  await nextTask();
  expect(handleShown).not.toHaveBeenCalled();
  return handleShown;
}

beforeEach(() => {
  // React hydrates at once inside act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  early.stop();
});

test('REL-02 a page is hydrated in slices, and a press before the last of them is done once', async () => {
  const handleShown = await beginHydration({ isPressedBefore: false });
  // Assistive technology presses without a pointer.
  button().click();
  expect(handleShown).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button()).toHaveTextContent('1 hearts'));
  await nextTask();
  await nextTask();
  expect(button()).toHaveTextContent('1 hearts');
});

test('REL-02 a button that was pressed before, and again while the page is hydrated, is pressed once', async () => {
  await beginHydration({ isPressedBefore: true });
  press();
  await waitFor(() => expect(button()).toHaveTextContent('1 hearts'));
  await nextTask();
  await nextTask();
  expect(button()).toHaveTextContent('1 hearts');
});

test('REL-02 a button that was pressed before a page is hydrated in slices is pressed after them', async () => {
  const handleShown = await beginHydration({ isPressedBefore: true });
  await waitFor(() => expect(button()).toHaveTextContent('1 hearts'));
  expect(handleShown).toHaveBeenCalledTimes(1);
});

test.each([
  ['while it is hydrated', 1],
  ['before it is hydrated, and again meanwhile', 2],
])('REL-02 a box of a page that is ticked %s is as it was left, for the page, too', async (_, times) => {
  const handleShown = await beginHydration({ isPressedBefore: false, isTickedBefore: times === 2 });
  box().click();
  expect(handleShown).toHaveBeenCalledTimes(1);
  await nextTask();
  await nextTask();
  const isTicked = times === 1;
  expect(box().checked).toBe(isTicked);
  expect(screen.getByRole('status')).toHaveTextContent(isTicked ? 'ticked 1 times' : 'ticked 0 times');
});
