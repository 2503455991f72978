import { domainAtom } from '@lagoon/domain/assembly/domainAtom'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { isFramedEarly } from '../routes/isFramedEarly.ts'
import { useAtomValue } from '../state.ts'
import { MainLayout } from './MainLayout.tsx'

/**
 * While the first route and its guard are on their way: nothing of a guarded page, and a word for those who listen. A page that the
 * server sent with its bars keeps them.
 */
export const PagePending = () => {
  const address = useAtomValue(domainAtom).page.address()
  const word = <output className={visuallyHidden}>Loading…</output>
  return isFramedEarly(address) ? (
    <MainLayout address={address} isPending>
      {word}
    </MainLayout>
  ) : (
    word
  )
}
