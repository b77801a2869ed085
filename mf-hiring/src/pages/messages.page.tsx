export function Component() {
  return <h1>Messages</h1>;
}
