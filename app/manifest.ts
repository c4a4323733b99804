import type { MetadataRoute } from 'next';
import { campus } from '@/content/campus';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: campus.name.en,
    description: campus.tagline.en,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: '#14366b',
    background_color: '#fdfbf6',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/logos/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/logos/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
