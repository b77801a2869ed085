// First, so that the order of the layers is said before the styles of components arrive.
import '../src/styles/index.css';
import type { Decorator, Preview } from '@storybook/react-webpack5';
import { http, HttpResponse } from 'msw';
import { THEMES } from '../src/state';
import { startMockBackend, setPaintHints } from '../src/dev/mocks/mock-backend';
import { FIRST_MOCK_STATE } from '../src/dev/mocks/mock-state';
import { writeMockState } from '../src/dev/mocks/tab-mock-state';
import { GALLERY_LANGUAGES, type GalleryLanguage, setGalleryLanguage, wordsInGalleryLanguage } from '../src/dev/gallery/language';
import { type GallerySetting, settingOf } from '../src/dev/gallery/setting';
import { Surroundings } from '../src/dev/gallery/surroundings';

const backend = startMockBackend();

/** Makes the mocked backend what a story says of it. */
async function prepare({ as = 'visitor', calls = '', answers = {} }: GallerySetting): Promise<void> {
  const worker = await backend;
  worker.resetHandlers();
  worker.use(
    ...Object.entries(answers).map(([path, body]) =>
      http.all(path, () => (body === 'none' ? new Promise<never>(() => undefined) : HttpResponse.json(body))),
    ),
  );
  sessionStorage.clear();
  setPaintHints(as);
  writeMockState({ ...FIRST_MOCK_STATE, person: as, calls });
}

const withSurroundings: Decorator = (Story, { parameters, globals, args, id }) => {
  const { theme, language } = globals as { readonly theme: string; readonly language: GalleryLanguage };
  setGalleryLanguage(language);
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  const { path, room } = settingOf(parameters);
  return (
    <Surroundings key={id + language} path={path} room={room}>
      <Story args={wordsInGalleryLanguage(args)} />
    </Surroundings>
  );
};

const width = (name: string, pixels: number, height: number) => ({ name, styles: { width: `${pixels}px`, height: `${height}px` } });

/** What Storybook knows of all stories: surroundings, themes, widths and languages. */
const preview: Preview = {
  beforeEach: ({ parameters }) => prepare(settingOf(parameters)),
  decorators: [withSurroundings],
  globalTypes: {
    theme: { description: 'Colours', toolbar: { icon: 'contrast', dynamicTitle: true, items: [...THEMES] } },
    language: { description: 'Language', toolbar: { icon: 'globe', dynamicTitle: true, items: [...GALLERY_LANGUAGES] } },
  },
  initialGlobals: { theme: 'light', language: GALLERY_LANGUAGES[0] },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { method: 'alphabetical', order: ['Components', 'Remotes'] } },
    viewport: { options: { phone: width('Phone', 390, 844), tablet: width('Tablet', 768, 1024), desktop: width('Desktop', 1440, 900) } },
  },
};

export default preview;
