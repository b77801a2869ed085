import { matchRemoteRoute } from '@alltalent/shared/federation';
import { aRecord, aRelease, INTEGRITY } from '../testing/remote-record';
import { laterStylesOf } from './later-styles';

const file = (name: string) => ({ url: `/r/mf_talents/1/${name}`, integrity: INTEGRITY });
const OWN = file('talents.search.0a.css');
const LATER = file('talents.search.faq.0b.css');

test('LINK-01 the later styles of a page are those named after its route and a part of it', () => {
  const record = aRecord();
  const others = [file('talents.search.faq.0b.js'), file('talents.other.faq.0c.css'), file('routes.css')];
  const release = aRelease({ files: [OWN, LATER, ...others] });
  const found = matchRemoteRoute([record], '/talents');
  if (!found) throw new Error('/talents has no route');
  const route = { ...found.route, css: [OWN] };
  expect(laterStylesOf({ release, route })).toEqual([LATER]);
  expect(laterStylesOf(null)).toEqual([]);
});
