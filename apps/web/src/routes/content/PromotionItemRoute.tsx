import { useEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { openArticleAtom, promotionItemViewOf } from '@lagoon/domain/content/articles.atoms'
import { PromotionItem } from '@lagoon/ui/screens/content/PromotionItem/PromotionItem'
import { useOwnTitle } from '../../shell/useOwnTitle.ts'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { DidNotLoad } from '../shell/DidNotLoad.tsx'

/** promotions/{id}: without header and footer (§2). */
export const PromotionItemRoute = () => {
  const { id = '' } = useParams()
  const view = useAtomValue(useMemo(() => promotionItemViewOf(id), [id]))
  const open = useSetAtom(openArticleAtom)
  useEffect(
    function loadPromotion() {
      void open('PROMOTION', id)
    },
    [open, id],
  )
  useOwnTitle(view.state === 'filled' ? view.promotion.title : undefined)
  return view.state === 'failed' ? <DidNotLoad onRetry={() => void open('PROMOTION', id)} /> : <PromotionItem view={view} />
}
