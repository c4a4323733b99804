'use client';

import { useEffect, useState } from 'react';

interface PageButtonsProps {
  title: string;
  url: string;
  labels: { print: string; share: string };
}

/** Printing and, where the device has one, its own way of sharing. The latter comes last, so that nothing moves for it. */
export function PageButtons({ title, url, labels }: PageButtonsProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);
  return (
    <>
      <li data-scripted>
        <button type="button" onClick={() => print()}>
          {labels.print}
        </button>
      </li>
      {canShare && (
        <li>
          {/* Closing the sheet without a choice rejects. */}
          <button type="button" onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
            {labels.share}
          </button>
        </li>
      )}
    </>
  );
}
