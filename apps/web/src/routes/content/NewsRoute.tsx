import { useEffect } from 'react'
import { newsViewAtom, openArticlesAtom } from '@lagoon/domain/content/articles.atoms'
import { News } from '@lagoon/ui/screens/content/News/News'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** news: what is out, newest first. */
export const NewsRoute = () => {
  const view = useAtomValue(newsViewAtom)
  const open = useSetAtom(openArticlesAtom)
  useEffect(
    function loadNews() {
      void open('NEWS')
    },
    [open],
  )
  return <News view={view} onRetry={() => void open('NEWS')} />
}
