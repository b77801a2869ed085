import { spawnSync } from 'node:child_process';

const ffmpegPath = process.env['TEST_FFMPEG'];
const mustRunAll = process.env['REQUIRE_ALL_SUITES'] === '1';

/** Runs tests where TEST_FFMPEG names the program. */
export function describeWithFfmpeg(title: string, tests: (ffmpeg: string) => void): void {
  if (ffmpegPath !== undefined) describe(`${title} with ffmpeg`, () => tests(ffmpegPath));
  else if (mustRunAll) test(`${title} with ffmpeg`, () => expect('TEST_FFMPEG').toBe('set'));
  else test.skip(`${title} with ffmpeg (TEST_FFMPEG is not set)`, () => undefined);
}

/** Makes a clip of moving colours with a tone and a place in its metadata. */
export function makeClip(
  ffmpeg: string,
  file: string,
  { seconds = 2, size = '320x240', rate = '10', codec = [] as readonly string[] } = {},
): void {
  const picture = ['-f', 'lavfi', '-i', `testsrc=duration=${seconds}:size=${size}:rate=${rate}`];
  const tone = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`];
  const named = ['-metadata', 'location=+19.0760+072.8777/', '-metadata', 'comment=SECRET'];
  const { status, stderr } = spawnSync(ffmpeg, ['-y', '-v', 'error', ...picture, ...tone, '-shortest', ...named, ...codec, file]);
  if (status !== 0) throw new Error(String(stderr));
}
