import * as api from '@alltalent/shared/api';
import * as federation from '@alltalent/shared/federation';
import * as messages from '@alltalent/shared/messages';
import * as state from '@alltalent/shared/state';
import * as query from '@tanstack/react-query';
import * as jotai from 'jotai';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as router from 'react-router';

/** The shared libraries by import string. `react-dom/client` starts pages in browsers and does nothing here. */
export const provided: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': {},
  'react-router': router,
  jotai,
  '@tanstack/react-query': query,
  '@alltalent/shared/state': state,
  '@alltalent/shared/api': api,
  '@alltalent/shared/federation': federation,
  '@alltalent/shared/messages': messages,
};
