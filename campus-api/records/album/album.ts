import { z } from 'zod';
import { nepaliReply, nepaliToReply, replyDay, replyFiles, replyId } from '#campus-api/api/replies.ts';
import { date, id, nepaliTexts } from '#campus-api/database/values.ts';

/** `date` is AD. `thumbnails` pair with `images` by position. */
export const albumRecord = z.strictObject({
  id,
  title: z.string(),
  date,
  description: z.string(),
  images: z.array(z.string()),
  thumbnails: z.array(z.string()),
  nepali: nepaliTexts('title', 'description'),
});
export type AlbumRecord = z.infer<typeof albumRecord>;

export const albumReply = z
  .strictObject({
    id: replyId,
    title: z.string(),
    date: replyDay,
    description: z.string(),
    images: replyFiles,
    thumbnails: replyFiles,
    nepali: nepaliReply('title', 'description'),
  })
  .meta({ id: 'Album', description: 'thumbnails pair with images by position' });

export function albumToReply({ images, thumbnails, nepali, ...album }: AlbumRecord) {
  return { ...album, images: images.join(','), thumbnails: thumbnails.join(','), ...nepaliToReply(nepali) };
}
