import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { postLogout, probeDocument } from './requests.ts';
import { useDocuments } from './use-documents.ts';
import { setLoginMark, useLoginMark } from './use-login-mark.ts';

/** Keys of the message about the last event. */
export type SessionNotice = 'ended' | 'cookieBlocked' | 'loggedOut' | 'stillIn' | 'fileFailed';

/** The login state of this browser with the list, login and logout; each change moves the focus to `heading`. */
export function useQaaSession() {
  const mark = useLoginMark();
  const { hasEnded, forget, ...documents } = useDocuments(mark);
  const isIn = mark !== null;
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChanged = useRef(false);
  /** True after a login until a response proves that the browser stored the cookie. */
  const isNew = useRef(false);

  function change(to: string | null, why: SessionNotice | null) {
    setNotice(why);
    setLoginMark(to);
    forget();
    hasChanged.current = true;
  }

  useEffect(() => {
    if (hasEnded) change(null, isNew.current ? 'cookieBlocked' : 'ended');
    // Only after the modal dialog has closed: elements outside it cannot take the focus.
    else if (hasChanged.current) heading.current?.focus();
    hasChanged.current &&= hasEnded;
    if (documents.listing || !isIn) isNew.current = false;
  });

  async function logOut(): Promise<void> {
    if (await postLogout()) change(null, 'loggedOut');
    else setNotice('stillIn');
  }

  /** Probes the document first: the response to an ended session must not replace the page. */
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
