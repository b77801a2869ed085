import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token behind the # of the address. It is taken out of the address, and so out of the history, at once. */
export function useLinkToken(): string {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  // A second link that is opened in this tab changes nothing but the fragment.
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
