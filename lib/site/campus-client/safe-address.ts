/** Returns an absolute http or https address without credentials, else null. A bare `www.example.org/page` becomes https. */
export function safeAddress(text: string): string | null {
  const address = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;
  const url = URL.parse(address);
  const safe = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return safe ? url.href : null;
}
