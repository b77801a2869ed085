import { storage } from '@alltalent/shared/api';
import { closeJoinPanelAtom, openJoinPanelAtom } from '@alltalent/shared/state';
import { act, renderWithProviders, screen, userEvent } from '@alltalent/shared/testing';
import { fireEvent } from '@testing-library/react';
import { useSetAtom } from 'jotai';
import { matchMediaQueries, saveData, watchPlayer } from '../../testing/browser-parts';
import { BANNER } from './loop-files';
import { LoopPicture } from './loop-picture';
import { PauseButton } from './pause-button';
import { useLoop } from './use-loop';

function PanelSwitch() {
  const open = useSetAtom(openJoinPanelAtom);
  const close = useSetAtom(closeJoinPanelAtom);
  return (
    <>
      <button onClick={() => open()}>open panel</button>
      <button onClick={() => close()}>close panel</button>
    </>
  );
}

function Film() {
  const loop = useLoop();
  return (
    <>
      <LoopPicture name={BANNER} loop={loop} />
      <PauseButton loop={loop} look="quiet" />
    </>
  );
}

function show() {
  return renderWithProviders(
    <>
      <Film />
      <PanelSwitch />
    </>,
  );
}

const video = () => document.querySelector('video');
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let player: ReturnType<typeof watchPlayer>;

beforeEach(() => {
  storage.remove('banner_paused');
  matchMediaQueries();
  saveData(false);
  player = watchPlayer();
});

test('HOME-01 the banner is a looping, muted video inside the page, with a poster', () => {
  show();
  expect(video()).toHaveAttribute('loop');
  expect(video()).toHaveAttribute('playsinline');
  expect(video()).toHaveAttribute('poster', '/media/loops/banner-1080.avif');
  expect(video()?.muted).toBe(true);
  expect(player.play).toHaveBeenCalledTimes(1);
  expect([...document.querySelectorAll('video source')].map((source) => source.getAttribute('src'))).toEqual([
    '/media/loops/banner-1080.webm',
    '/media/loops/banner-1080.mp4',
  ]);
});

test('HOME-01 the still is there before and under the video, for both shapes of screen', () => {
  show();
  expect(document.querySelector('picture img')).toHaveAttribute('src', '/media/loops/banner-1080.webp');
  expect([...document.querySelectorAll('picture source')].map((source) => source.getAttribute('srcset'))).toEqual([
    '/media/loops/banner-portrait.avif',
    '/media/loops/banner-portrait.webp',
    '/media/loops/banner-1080.avif',
  ]);
});

test('a narrow screen gets the portrait loop', () => {
  matchMediaQueries('(max-width: 48rem)');
  show();
  expect(document.querySelector('video source')).toHaveAttribute('src', '/media/loops/banner-portrait.webm');
});

test.each([
  ['asks for less motion', () => matchMediaQueries('(prefers-reduced-motion: reduce)')],
  ['saves data', () => saveData(true)],
])('no video is fetched for a visitor who %s', (_who, prepare) => {
  prepare();
  show();
  expect(video()).toBeNull();
  expect(document.querySelector('picture img')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('Pause stops the banner, and the next visit finds it paused', async () => {
  const { unmount } = show();
  player.pause.mockClear();
  await click('Pause');
  expect(player.pause).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('banner_paused')).toBe('true');
  unmount();

  player.play.mockClear();
  show();
  expect(player.play).not.toHaveBeenCalled();
  expect(video()).toHaveAttribute('preload', 'none');
  await click('Play');
  expect(player.play).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('banner_paused')).toBeNull();
});

test('JOIN-02 the banner waits while the join panel is open and goes on when it closes', async () => {
  show();
  player.pause.mockClear();
  await click('open panel');
  expect(player.pause).toHaveBeenCalledTimes(1);
  player.play.mockClear();
  await click('close panel');
  expect(player.play).toHaveBeenCalledTimes(1);
});

test('JOIN-02 closing the join panel does not restart a banner the visitor paused', async () => {
  show();
  await click('Pause');
  await click('open panel');
  player.play.mockClear();
  await click('close panel');
  expect(player.play).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('a video that cannot be shown leaves the still, and nothing to pause', () => {
  show();
  fireEvent.error(document.querySelectorAll('video source')[1] ?? document.body);
  expect(video()).toBeNull();
  expect(document.querySelector('picture img')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('LAND-01 where film and still are missing, a drawing stands in their place', () => {
  show();
  fireEvent.error(document.querySelectorAll('video source')[1] ?? document.body);
  fireEvent.error(document.querySelector('picture img') ?? document.body);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).toBeInTheDocument();
});

test('where the browser refuses to play by itself, the button offers Play and nothing is remembered', async () => {
  player.play.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  show();
  await act(() => Promise.resolve());
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  expect(localStorage.getItem('banner_paused')).toBeNull();
});
