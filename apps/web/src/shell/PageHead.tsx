import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { brand } from '@lagoon/ui/brand'
import type { RouteHandle } from '../routes/table.tsx'

export const titleText = (title: string): string => `${title} · ${brand.name}`

/** The title that a route's handle names. */
export const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as RouteHandle).title : undefined

/**
 * Names the page by its route, and tells search engines of it. It stands before the routes, so that a page that knows better
 * (`useOwnTitle`) has the last word.
 */
export const PageHead = () => {
  const { pathname } = useLocation()
  const isAsItCame = useRef(true)
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((text) => text !== undefined)
  useEffect(
    function nameThePage() {
      if (title !== undefined) document.title = titleText(title)
    },
    [title],
  )
  useEffect(
    function describeThePage() {
      // Home comes described, and its first visit loads nothing that it can do without.
      if (isAsItCame.current && pathname === '/') return
      isAsItCame.current = false
      let isLeft = false
      void import('./pageMetadata.ts').then(
        ({ describePage, metadataAt }) => {
          if (!isLeft) describePage(document, metadataAt(pathname))
        },
        // The page is there all the same; nobody but a search engine would miss the words.
        () => undefined,
      )
      return () => {
        isLeft = true
      }
    },
    [pathname],
  )
  return null
}
