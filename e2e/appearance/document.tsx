import '#app/globals.css';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { Styleguide } from '#components/styleguide/styleguide.tsx';

/** The page of components without its layout, rendered outside the framework (`render.ts`). */
const { prelude } = await prerenderToNodeStream(<Styleguide />);
process.stdout.write(await text(prelude));
