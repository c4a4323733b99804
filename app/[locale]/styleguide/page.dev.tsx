import type { Metadata } from 'next';
import { Styleguide } from '#components/styleguide/styleguide.tsx';

export const metadata: Metadata = { title: 'Components' };

export default Styleguide;
