import { focusManager, onlineManager } from '@tanstack/react-query';
import { forgetCalls } from '../../src/api/http';

/** What tests replace: in jsdom most of it is missing, so a test defines what it needs. */
const PLACES: readonly object[] = [
  window,
  navigator,
  document,
  screen,
  ...['Element', 'HTMLElement', 'HTMLMediaElement', 'HTMLVideoElement', 'HTMLInputElement', 'HTMLDialogElement', 'Document', 'URL', 'Blob']
    .map((name) => (window as unknown as Record<string, { readonly prototype?: object } | undefined>)[name])
    .flatMap((type) => (type ? [type, type.prototype ?? {}] : [])),
];

const before = PLACES.map((place) => Object.getOwnPropertyDescriptors(place) as Record<string, PropertyDescriptor>);

/** Leaves the page as a test file found it, for the next one in its batch. */
export function leavePage(): void {
  jest.restoreAllMocks();
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  forgetCalls();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  history.replaceState(null, '', '/');
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  PLACES.forEach((place, index) => putBack(place, before[index] ?? {}));
}

function putBack(place: object, was: Readonly<Record<string, PropertyDescriptor>>): void {
  const now = Object.getOwnPropertyDescriptors(place) as Record<string, PropertyDescriptor>;
  for (const [name, { value, get, configurable }] of Object.entries(now)) {
    const old = was[name];
    if (!configurable || (old && Object.is(old.value, value) && old.get === get)) continue;
    if (old) Object.defineProperty(place, name, old);
    else Reflect.deleteProperty(place, name);
  }
}
