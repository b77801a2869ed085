import { Backends } from '../proxy/backends';
import { createFrontDoor } from '../front-door';
import { ControlPlane } from '../testing/control-plane';
import { writeDrawingProgram } from '../testing/drawing-program';
import { aRollout, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { storeRelease } from '../testing/stored-release';
import { TestVisitor } from '../testing/visitor';

test('SEC-50 what a page is drawn from is asked for without a cookie, a login or a language of the visitor who came first', async () => {
  const [backend, site] = [new ControlPlane(), makeSiteFolder({ PAGES_DRAWN_BY: 'server', TRUST_PROXY: '1' })];
  await backend.start();
  backend.respondWith('/api/words', { words: 'for everybody' });
  const landing = storeRelease(site, 'mf_landing', "ask('/api/words').then(({ body }) => running(() => drawn(body)))");
  const config = { ...site.config, drawingFile: writeDrawingProgram() };
  const sources = { registry: fixedRegistry([aRollout(landing)]), backends: new Backends([backend.url]), writeLog: () => undefined };
  const door = await createFrontDoor(config, sources);
  const member = new TestVisitor(door, { '__Host-sid': 'a'.repeat(43), 'XSRF-TOKEN': 'own', currency: 'EUR', cookie_choice: 'all' });
  const own = { 'x-forwarded-for': '203.0.113.9', 'accept-language': 'hi-IN', authorization: 'Bearer own', 'x-xsrf-token': 'own' };
  Object.assign(member.headers, own);
  expect((await member.get('/l/one')).body).toContain('for everybody');
  expect(backend.requests).toEqual(['/api/words']);
  const { host: _host, connection: _connection, ...sent } = backend.headers;
  expect(sent).toEqual({
    accept: 'application/json',
    'x-forwarded-for': '203.0.113.9',
  });
  await door.close();
  await backend.kill();
  site.remove();
});
