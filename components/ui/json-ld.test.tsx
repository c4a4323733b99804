import { renderToStaticMarkup } from 'react-dom/server';
import type { Thing, WithContext } from 'schema-dts';
import { JsonLd } from './json-ld.tsx';

test('a text with a closing tag does not end the script and is preserved', () => {
  const name = '</script><!-- <b>"ज्ञान" & \u2028';
  const data: WithContext<Thing> = { '@context': 'https://schema.org', '@type': 'Thing', name };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});
