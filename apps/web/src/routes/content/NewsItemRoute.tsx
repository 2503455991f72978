import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { newsItemViewOf, openArticleAtom, openArticlesAtom } from '@lagoon/domain/content/articles.atoms'
import { NewsItem } from '@lagoon/ui/screens/content/NewsItem/NewsItem'
import { useOwnTitle } from '../../shell/useOwnTitle.ts'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { DidNotLoad } from '../shell/DidNotLoad.tsx'

/** news/{id}. */
export const NewsItemRoute = () => {
  const { id = '' } = useParams()
  const view = useAtomValue(useMemo(() => newsItemViewOf(id), [id]))
  const openOne = useSetAtom(openArticleAtom)
  const openList = useSetAtom(openArticlesAtom)
  useEffect(
    function loadArticle() {
      void openOne('NEWS', id)
      void openList('NEWS')
    },
    [openOne, openList, id],
  )
  useOwnTitle(view.state === 'filled' ? view.article.title : undefined)
  return view.state === 'failed' ? <DidNotLoad onRetry={() => void openOne('NEWS', id)} /> : <NewsItem view={view} />
}
