import { queryOptions } from '@tanstack/react-query';

const chunk = { staleTime: Infinity, gcTime: Infinity, retry: 1, networkMode: 'always', structuralSharing: false } as const;

/** Steps that few visits see: their code comes when it is wanted, or shortly before. */
export const signUpChunk = queryOptions({
  ...chunk,
  queryKey: ['auth', 'chunk', 'sign-up'],
  queryFn: () => import(/* webpackChunkName: "sign-up" */ './sign-up/sign-up-step'),
});

export const passwordChunk = queryOptions({
  ...chunk,
  queryKey: ['auth', 'chunk', 'password'],
  queryFn: () => import(/* webpackChunkName: "password" */ './password/password-step'),
});
