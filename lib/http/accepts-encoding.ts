/** Whether an `Accept-Encoding` takes an encoding: it is named there, and not with the quality 0. */
export function acceptsEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((each) => {
    const [name = '', quality = ''] = each.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(quality);
  });
}
