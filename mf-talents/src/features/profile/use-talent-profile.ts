import { useSession } from '@alltalent/shared/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { talentProfileQuery } from '../../domain/profile/talent-profile.query';

/** Profile of a slug, refetched after login and logout; a former slug is replaced by the current one. */
export function useTalentProfile(slug: string) {
  useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({ ...talentProfileQuery(slug), retryOnMount: false });
  const { data } = query;
  useEffect(() => {
    if (!data || data.slug === slug) return;
    queryClient.setQueryData(talentProfileQuery(data.slug).queryKey, data);
    void navigate(`/${data.slug}`, { replace: true });
  }, [data, slug, queryClient, navigate]);
  return query;
}
