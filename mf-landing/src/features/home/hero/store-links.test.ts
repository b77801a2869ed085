import { storeLinks } from './store-links';

/** The settings are read once in the life of a page. */
beforeAll(() => {
  const settings = document.createElement('script');
  settings.id = 'page-settings';
  settings.type = 'application/json';
  settings.textContent = JSON.stringify({ links: { ios: 'https://apps.apple.com/in/app/our-app/id1' } });
  document.head.append(settings);
});

test('HOME-01 the link of a store leads to the app once its address is configured', () => {
  expect(storeLinks()).toEqual([
    { label: 'App Store', url: 'https://apps.apple.com/in/app/our-app/id1' },
    { label: 'Google Play', url: 'https://play.google.com/store/apps' },
  ]);
});
