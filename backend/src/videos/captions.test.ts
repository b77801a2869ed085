import { checkedCaptions } from './captions';

const CUE = '00:00.000 --> 00:01.500\nTea?';

test('HIR-03 captions keep their cues and lose notes, styles and regions', () => {
  const typed = `\ufeffWEBVTT - by me\r\n\r\nSTYLE\r\n::cue { background: url(https://evil.example) }\r\n\r\nNOTE no\r\n\r\none\r\n01:00:00.000 --> 01:00:01.000 line:0\r\n<b>Tea</b>\r\n\r\n${CUE}`;
  expect(checkedCaptions(typed)).toBe(`WEBVTT\n\none\n01:00:00.000 --> 01:00:01.000 line:0\n<b>Tea</b>\n\n${CUE}\n`);
});

test.each([
  ['another file', 'hello'],
  ['a longer first word', `WEBVTTX\n\n${CUE}`],
  ['no cue', 'WEBVTT\n\nNOTE nothing'],
  ['no times', 'WEBVTT\n\nTea?'],
  ['times in the wrong order', 'WEBVTT\n\n00:02.000 --> 00:01.000\nTea?'],
  ['subtitles of another kind', 'WEBVTT\n\n1\n00:00:00,000 --> 00:00:01,000\nTea?'],
  ['bytes that are not UTF-8', `WEBVTT\n\n${CUE}\ufffd`],
  ['more than 200 kB in bytes', `WEBVTT\n\n${CUE}${'\u0905'.repeat(70_000)}`],
  ['too many lines', `WEBVTT\n\n${CUE}${'\n'.repeat(20_001)}`],
])('HIR-03 captions are refused: %s', (_what, text) => {
  expect(() => checkedCaptions(text)).toThrow(expect.objectContaining({ code: 'VIDEO_REFUSED' }));
});
