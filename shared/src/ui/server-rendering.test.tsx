/** @jest-environment node */
import { Form, Formik } from 'formik';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { aTalentCard } from '../dev/testing/talent.factory';
import { Carousel } from './carousel/carousel';
import { FormTextField, SubmitButton } from './form';
import {
  Avatar,
  ButtonLink,
  CodeField,
  Dialog,
  Drawer,
  EmptyState,
  ErrorState,
  Pagination,
  Picture,
  Skeleton,
  TalentCardView,
  TextField,
} from './index';
import { PhoneField } from './phone-field';
import { Tabs } from './tabs/tabs';

const ignore = () => undefined;
const render = (element: ReactElement) => renderToString(<MemoryRouter>{element}</MemoryRouter>);

describe('without a window', () => {
  test.each<[string, ReactElement, string]>([
    ['a card', <TalentCardView key="1" talent={aTalentCard()} sizes="300px" />, 'Meher Kaul'],
    ['a picture', <Picture key="1" src="/a-640.webp" alt="A" width={4} height={5} sizes="300px" />, '/a-320.avif'],
    ['pages', <Pagination key="1" page={2} pageCount={9} hrefOf={String} />, 'aria-current'],
    ['a field', <TextField key="1" label="Email ID" name="e" value="" onChange={ignore} error="No" />, 'Email ID'],
    ['code boxes', <CodeField key="1" value="" onChange={ignore} />, 'Digit 6 of 6'],
    ['a phone field', <PhoneField key="1" label="Phone" name="p" dialCode="91" number="" onChange={ignore} />, '+91'],
    [
      'a carousel',
      <Carousel key="1" label="People">
        {[<p key="a">One</p>, <p key="b">Two</p>]}
      </Carousel>,
      'Two',
    ],
    ['tabs', <Tabs key="1" label="Views" items={[{ id: 'a', label: 'Grid', content: 'Faces' }]} />, 'Grid'],
    ['states', <EmptyState key="1" title="Nothing" action={<ErrorState title="Failed" onRetry={ignore} />} />, 'Try again'],
    [
      'small pieces',
      <p key="1">
        <Skeleton />
        <Avatar />
        <ButtonLink to="/jobs">Jobs</ButtonLink>
      </p>,
      '/jobs',
    ],
    [
      'an open dialog',
      <Dialog key="1" isOpen onClose={ignore} title="Verify">
        Inside
      </Dialog>,
      'Inside',
    ],
    [
      'an open drawer',
      <Drawer key="1" isOpen onClose={ignore} label="Menu">
        Inside
      </Drawer>,
      'Inside',
    ],
    [
      'a form',
      <Formik key="1" initialValues={{ a: '' }} onSubmit={ignore}>
        <Form>
          <FormTextField name="a" label="First name" />
          <SubmitButton>Send</SubmitButton>
        </Form>
      </Formik>,
      'First name',
    ],
  ])('%s can be rendered', (_name, element, expected) => {
    expect(typeof window).toBe('undefined');
    const html = render(element);
    expect(html).toContain(expected);
    expect(html).not.toMatch(/ style=/u);
  });
});
