export function Component() {
  return <h1>My applications</h1>;
}
