import { NotFound } from '@/components/pages/not-found';

export { NotFound as default };
