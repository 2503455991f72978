import { useEffect } from 'react'
import { titleText } from './PageHead.tsx'

/** Gives the page the name of what it shows instead of its route's, for as long as it shows it. */
export const useOwnTitle = (title: string | undefined): void => {
  useEffect(
    function nameThePage() {
      if (title === undefined) return
      const before = document.title
      document.title = titleText(title)
      return () => {
        document.title = before
      }
    },
    [title],
  )
}
