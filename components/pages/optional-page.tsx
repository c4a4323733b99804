import type { ReactNode } from 'react';
import type { PagePath } from '#content/routes.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage, readsNothing } from '#lib/site/content-cache/attempt.ts';
import { Loaded } from '../ui/loaded.tsx';
import { menuPage, type PageOptions, type RouteModule, type Texts } from './menu-page.tsx';

/** A page of the menu whose content may be missing. Until the campus has written it, the page states so, and search engines skip it. */
export function optionalPage<Content>(
  path: PagePath,
  texts: Texts | (() => Promise<Texts>),
  read: () => Promise<Content | null>,
  body: (content: Content) => ReactNode,
  options: Omit<PageOptions, 'isEmpty'> = {},
): RouteModule {
  const render = async () => {
    const { states } = await currentMessages();
    return (
      <Loaded of={await attemptPage(read)} empty={states.comingSoon} isUnpublished>
        {body}
      </Loaded>
    );
  };
  return menuPage(path, texts, render, { ...options, isEmpty: () => readsNothing(read) });
}
