import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction } from 'react-router';
import { isNoSuchProfile, talentProfileQuery } from '../domain/profile/talent-profile.query';

/** A profile that does not exist is a true 404; any other failure is the page's to show, with a way to try again. */
export function createTalentProfileLoader(queryClient: QueryClient): LoaderFunction {
  return async ({ params }) => {
    try {
      await queryClient.ensureQueryData(talentProfileQuery(params['slug'] ?? ''));
    } catch (error) {
      if (isNoSuchProfile(error)) throw new Response(null, { status: 404, statusText: 'Not Found' });
    }
    return null;
  };
}
