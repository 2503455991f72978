import { useEffect, useRef } from 'react'
import { brand } from '@lagoon/ui/brand'

export const titleText = (title: string): string => `${title} · ${brand.name}`

/**
 * Names the page by its route, and tells search engines of it. It stands before the routes, so that a page that knows better
 * (`useOwnTitle`) has the last word.
 */
export const PageHead = ({ pathname, title }: { pathname: string; title: string }) => {
  const describedAsItCame = useRef<string>(pathname)
  useEffect(
    function nameThePage() {
      document.title = titleText(title)
    },
    [title],
  )
  useEffect(
    function describeThePage() {
      // The server has described the first page, which loads nothing that it can do without.
      if (describedAsItCame.current === pathname) return
      describedAsItCame.current = ''
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
