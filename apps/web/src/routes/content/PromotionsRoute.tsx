import { useEffect } from 'react'
import { openArticlesAtom, promotionsViewAtom } from '@lagoon/domain/content/articles.atoms'
import { Promotions } from '@lagoon/ui/screens/content/Promotions/Promotions'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** promotions: what runs now. */
export const PromotionsRoute = () => {
  const view = useAtomValue(promotionsViewAtom)
  const open = useSetAtom(openArticlesAtom)
  useEffect(
    function loadPromotions() {
      void open('PROMOTION')
    },
    [open],
  )
  return <Promotions view={view} onRetry={() => void open('PROMOTION')} />
}
