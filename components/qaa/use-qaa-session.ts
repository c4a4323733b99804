import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { postLogout, probeDocument } from './requests.ts';
import { useDocuments } from './use-documents.ts';
import { setLoginMark, useLoginMark } from './use-login-mark.ts';

/** Names of the words that say what happened last. */
export type Notice = 'ended' | 'notKept' | 'loggedOut' | 'stillIn' | 'fileFailed';

/** Whether this browser is logged in, with the list and the ways in and out; each change moves the focus to `heading`. */
export function useQaaSession() {
  const mark = useLoginMark();
  const { hasEnded, forget, ...documents } = useDocuments(mark);
  const isIn = mark !== null;
  const [notice, setNotice] = useState<Notice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  /** Just after a login: no answer to it has come yet that shows that the browser kept the cookie. */
  const isNew = useRef(false);

  function change(to: string | null, why: Notice | null) {
    setNotice(why);
    setLoginMark(to);
    forget();
    hasChanged.current = true;
  }

  useEffect(() => {
    if (hasEnded) change(null, isNew.current ? 'notKept' : 'ended');
    // Only now: nothing outside a modal dialog takes the focus.
    else if (hasChanged.current) heading.current?.focus();
    hasChanged.current &&= hasEnded;
    if (documents.listing || !isIn) isNew.current = false;
  });

  async function logOut(): Promise<void> {
    if (await postLogout()) change(null, 'loggedOut');
    else setNotice('stillIn');
  }

  /** Asks first: the answer to an ended session must not take the place of the page. */
  async function openDocument(event: MouseEvent<HTMLAnchorElement>, href: string): Promise<void> {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setNotice(null);
    const status = await probeDocument(href);
    if (status === 200) location.assign(href);
    else if (status === 401) change(null, 'ended');
    else setNotice('fileFailed');
  }

  function enter(): void {
    isNew.current = true;
    change(Date.now().toString(36), null);
  }

  return {
    ...documents,
    isIn,
    hasFailed: documents.hasFailed && !hasEnded,
    notice,
    heading,
    enter,
    logOut,
    openDocument,
  };
}
