/** The sum of the samples of a metric in the format of Prometheus; null without samples. */
export function sumOfMetric(metrics: string, name: string): number | null {
  const values = metrics.split('\n').flatMap((line) => {
    const match = /^([a-z_]+)(?:\{[^}]*\})? (\S+)/.exec(line);
    return match?.[1] === name ? [Number(match[2])] : [];
  });
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
