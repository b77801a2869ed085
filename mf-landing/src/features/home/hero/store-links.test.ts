import { pageSettings, setPageSettings } from '@alltalent/shared/api';
import { storeLinks } from './store-links';

const settings = pageSettings();

beforeAll(() => setPageSettings({ ...settings, links: { ios: 'https://apps.apple.com/in/app/our-app/id1' } }));
afterAll(() => setPageSettings(settings));

test('HOME-01 the link of a store leads to the app once its address is configured', () => {
  expect(storeLinks()).toEqual([
    { label: 'App Store', url: 'https://apps.apple.com/in/app/our-app/id1' },
    { label: 'Google Play', url: 'https://play.google.com/store/apps' },
  ]);
});
