// For the styles of the fragment.
import '#components/fragments/write.tsx';
import { FragmentSlot } from '#components/ui/fragment-slot.tsx';
import { WritePage } from '#components/write/write-page.tsx';

export { writeMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default function WriteTemplate() {
  return (
    <WritePage>
      <FragmentSlot />
    </WritePage>
  );
}
