import type { ReactNode } from 'react'
import { keptProfileAtom, loadProfileAtom } from '@lagoon/domain/account/profile/profile.atoms'
import { PagePending } from '../../../shell/PagePending.tsx'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { TabDidNotLoad } from './TabDidNotLoad.tsx'

/** Shows a tab once the profile is there; a form is made with what is kept, so it waits for that. */
export const WhenKept = ({ children }: { children: ReactNode }) => {
  const { state } = useAtomValue(keptProfileAtom)
  const load = useSetAtom(loadProfileAtom)
  if (state === 'failed') return <TabDidNotLoad onRetry={() => void load()} />
  return state === 'loading' ? <PagePending /> : children
}
