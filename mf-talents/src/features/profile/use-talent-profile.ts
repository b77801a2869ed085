import { useSession, useStoredViewer } from '@alltalent/shared/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { talentProfileQuery } from '../../domain/profile/talent-profile.query';

/** Profile of a slug, refetched after login and logout; a former slug is replaced by the current one. */
export function useTalentProfile(slug: string) {
  useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({
    ...talentProfileQuery(slug, useStoredViewer()),
    // What visitors see stays until that of the viewer is there.
    placeholderData: () => queryClient.getQueryData(talentProfileQuery(slug, null).queryKey),
    retryOnMount: false,
  });
  const { data, isPlaceholderData } = query;
  useEffect(() => {
    if (!data || isPlaceholderData || data.slug === slug) return;
    queryClient.setQueryData(talentProfileQuery(data.slug).queryKey, data);
    void navigate(`/${data.slug}`, { replace: true });
  }, [data, isPlaceholderData, slug, queryClient, navigate]);
  return query;
}
