import { networkOf } from '#lib/platform/http/client-ip.ts';
import { createConnections } from '#lib/platform/limits/connections.ts';
import { metrics } from '#lib/platform/metrics/index.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';

const { trustProxy } = parseEnvironment(process.env);

/** The connections of the site's server. */
export const connections = createConnections({
  // All visitors behind a proxy have its address; the proxy has its own limits (deploy/nginx-site.conf).
  addressOf: ({ remoteAddress = '' }) => (trustProxy > 0 ? null : networkOf(remoteAddress)),
  onClose: (why) => metrics.connectionsClosed.inc({ why }),
});
