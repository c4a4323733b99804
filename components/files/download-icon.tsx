/** An arrow down to a tray, before the link to a file. */
export function DownloadIcon({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d="M11 3h2v9.2l3.3-3.3 1.4 1.4L12 16l-5.7-5.7 1.4-1.4 3.3 3.3zM4 17h2v2h12v-2h2v4H4z" />
    </svg>
  );
}
