import { readFileSync, statSync } from 'node:fs';
import { isPlainDrawing, isSvg, MAX_SVG_BYTES } from '#campus-api/files/svg.ts';
import { MIN_LOGO_SIDE } from '#content/site/text.ts';
import { type FileProblem, problemOfFile, type UploadedFile } from '../files/check-file.ts';
import type { PictureBounds } from './picture-helper.ts';
import { convertPicture } from './prepare-picture.ts';

const logoBounds: PictureBounds = { width: 1024, height: 1024 };
const previewBounds: PictureBounds = { width: 240, height: 240 };

/** A logo as PNG with its transparency, its size in pixels, and a smaller one. */
export interface PreparedLogo extends PictureBounds {
  picture: Buffer;
  small: Buffer;
}

/** Converts a logo to PNG; an SVG is drawn, and never stored. */
export async function prepareLogo(file: UploadedFile): Promise<PreparedLogo | FileProblem> {
  const values = { file: file.name ?? file.path };
  const problem = problemOfDrawing(file) ?? problemOfFile(file, 'logo');
  if (problem !== null) return problem;
  const result = await convertPicture(file.path, [logoBounds, previewBounds], 'logo');
  if (result === 'failed') return { code: 'file-picture-failed', values };
  const [picture, small = picture] = result.sizes ?? [];
  if (!picture || !small) return { code: 'file-no-picture', values };
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  if (Math.min(width, height) < MIN_LOGO_SIDE) return { code: 'file-logo-small', values };
  return { picture, small, width, height };
}

/** The problem of an SVG; null for other files. */
function problemOfDrawing({ path, name = path }: UploadedFile): FileProblem | null {
  const values = { file: name };
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > MAX_SVG_BYTES) {
    return /\.svgz?$/i.test(name) && stats?.isFile() ? { code: 'file-svg-large', values } : null;
  }
  const bytes = readFileSync(path);
  if (!isSvg(bytes.subarray(0, 200))) return null;
  return isPlainDrawing(bytes.toString('utf8')) ? null : { code: 'file-svg-unsafe', values };
}
