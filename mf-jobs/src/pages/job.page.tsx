import { useParams } from 'react-router';

export function Component() {
  const { key } = useParams();
  return <h1>{key}</h1>;
}
