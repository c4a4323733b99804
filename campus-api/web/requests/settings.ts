import type { ProviderSettings } from '#campus-api/accounts/identity-provider.ts';

/** Settings of the admin that its pages need. */
export interface AdminSettings {
  port: number;
  host: string;
  /** Public origin, such as `https://admin.campus.example`; null if only this machine reaches it. */
  origin: string | null;
  trustedProxies: number;
  /** The first account; without a password one is generated. */
  user: string;
  password: string | null;
  /** The OpenID Connect provider of the university; null without one. */
  provider: ProviderSettings | null;
  /** The mail server, and the address that it accepts as sender; null without one. */
  mail: { server: string; from: string } | null;
  /** Origin of the public website, for links to its pages. */
  siteUrl: string;
  /** Whether the text of scans is recognised. */
  recognises: boolean;
  /** The campus; its content is null where another campus API has the records. */
  campus: { dataDir: string; content?: object | null | undefined };
}
