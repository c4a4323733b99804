import { resolve } from 'node:path';

/** @type {import('next').NextConfig} */
export default { turbopack: { root: resolve('../..') } };
