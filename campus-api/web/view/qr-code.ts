import { encode } from 'uqr';
import { type Html, html } from './html.ts';

/** Modules of white around the code, the minimum of ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** A QR code as SVG: dark on white in every colour scheme, since many cameras read only that. */
export function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr-code" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`;
}
