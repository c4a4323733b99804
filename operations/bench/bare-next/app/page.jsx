export const dynamic = 'force-static';

export default function Page() {
  return <h1>A page with nothing on it</h1>;
}
