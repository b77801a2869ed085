import { VIDEO_LIMITS } from '@alltalent/shared/contracts';
import { t } from '../kernel/messages';
import { severalLines } from '../kernel/text/form-text';
import { videoRefused } from './video-refusals';

const MOST_LINES = 20_000;
const TIMING = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3}) --> (?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?: [^\n]{0,200})?$/u;
/** Takes the place of bytes that are no UTF-8. */
const REPLACED = '\ufffd';

/** Returns the WebVTT text to store; throws VIDEO_REFUSED for any other text. Styles are left out, as they could load files. */
export function checkedCaptions(typed: string): string {
  const text = severalLines(typed.replace(/^\ufeff/u, ''));
  if (Buffer.byteLength(text) > VIDEO_LIMITS.captionsBytes) throw videoRefused(t('videos.captionsTooLarge'));
  if (text.includes(REPLACED)) throw videoRefused(t('videos.captionsNotUtf8'));
  if (!/^WEBVTT(?:[ \t\n]|$)/u.test(text)) throw videoRefused(t('videos.captionsNotVtt'));
  if (text.split('\n').length > MOST_LINES) throw videoRefused(t('videos.captionsTooLarge'));
  const blocks = text.split(/\n{2,}/u).slice(1);
  const cues = blocks.filter((block) => !/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/u.test(block) && block.trim() !== '');
  if (cues.length === 0) throw videoRefused(t('videos.captionsEmpty'));
  for (const [index, cue] of cues.entries()) if (!isCue(cue)) throw videoRefused(t('videos.captionsBadCue', { number: index + 1 }));
  return `WEBVTT\n\n${cues.map((cue) => cue.trim()).join('\n\n')}\n`;
}

/** Whether a block has its times in the first line, or in the second one below its name. */
function isCue(block: string): boolean {
  const [first = '', second = ''] = block.trim().split('\n');
  const timing = first.includes('-->') ? first : second;
  const found = TIMING.exec(timing.trimEnd());
  return found !== null && millisecondsOf(found.slice(1, 5)) < millisecondsOf(found.slice(5, 9));
}

function millisecondsOf([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
}
