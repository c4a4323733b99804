'use client';

export { default } from '../../(static)/[locale]/error.tsx';
