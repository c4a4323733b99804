/** Whether an `Accept-Encoding` header accepts an encoding: names it, and not with quality 0. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((each) => {
    const [name = '', quality = ''] = each.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}
