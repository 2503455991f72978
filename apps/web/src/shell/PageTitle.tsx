import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { brand } from '@lagoon/ui/brand'
import type { RouteHandle } from '../routes/table.tsx'

export const titleText = (title: string): string => `${title} · ${brand.name}`

const titleOf = (handle: unknown): string | undefined =>
  typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as RouteHandle).title : undefined

/** Names the page by its route. It stands before the routes, so that a page that knows better (`useOwnTitle`) has the last word. */
export const PageTitle = () => {
  const title = useMatches()
    .map(({ handle }) => titleOf(handle))
    .findLast((text) => text !== undefined)
  useEffect(
    function nameThePage() {
      if (title !== undefined) document.title = titleText(title)
    },
    [title],
  )
  return null
}
