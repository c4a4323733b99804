import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data for search engines (schema.org). `<` is escaped: a text can't end the script that carries it. */
export function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data).replace(/</g, '\\u003c')}</script>;
}
