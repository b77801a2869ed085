import type { FastifyInstance } from 'fastify';
import { createFrontDoor } from '../front-door';
import { Backends } from '../proxy/backends';
import { ControlPlane } from '../testing/control-plane';
import { writeDrawingProgram } from '../testing/drawing-program';
import { aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';
import { storeRelease } from '../testing/stored-release';
import { TestVisitor } from '../testing/visitor';

const backend = new ControlPlane();
const site = makeSiteFolder({ PAGES_DRAWN_BY: 'server', TRUST_PROXY: '1' });
let door: FastifyInstance;

beforeAll(async () => {
  await backend.start();
  const pages = { id: 'talents.profile', exists: '/api/people/{slug}', title: 'A profile' };
  const routes = [
    aRoute({ ...pages, pattern: '/:slug' }),
    aRoute({ ...pages, id: 'talents.lookbook', pattern: '/s/:slug', noindex: true }),
  ];
  const release = storeRelease(site, 'mf_talents', 'running(() => drawn(`<h1>drawn ${url}</h1>`))', { routes });
  const sources = { registry: fixedRegistry([aRollout(release)]), backends: new Backends([backend.url]), writeLog: () => undefined };
  door = await createFrontDoor({ ...site.config, drawingFile: writeDrawingProgram() }, sources);
});
afterAll(async () => {
  await door.close();
  await backend.kill();
  site.remove();
});

const open = (path: string) => new TestVisitor(door).get(path);

test('SLUG-01 LINK-01 that nobody has a slug is drawn, with 404 and the files of the page', async () => {
  const { statusCode, body } = await open('/nobody-here');
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1>drawn /nobody-here</h1>');
  expect(body).toContain(' data-drawn="missing"');
  expect(body).toContain('<title>Page not found | All Talent</title>');
  expect(body).toContain('/r/mf_talents/1/remoteEntry.js');
});

test.each(['/s/nobody-here', '/no/such/page'])(
  'LINK-01 a page that is not drawn says without script that there is none, and leads home: %s',
  async (path) => {
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(404);
    expect(body).toContain('<div id="root"></div>');
    const [, text = ''] = /<noscript>(.*)<\/noscript>/u.exec(body) ?? [];
    expect(text).toContain('This page is not on All Talent.');
    expect(text).toContain('<a href="/">Go to the home page</a>');
  },
);
