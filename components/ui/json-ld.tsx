import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data for search engines (schema.org). `<` is escaped, so that a text cannot end the script element. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>;
}
