import { useEffect } from 'react'
import {
  changePasswordInSettingsAtom,
  endSessionAtom,
  openSettingsAtom,
  openSettingsPartAtom,
  settingsStateAtom,
  settingsViewAtom,
  switchSpecialOffersAtom,
} from '@lagoon/domain/account/settings/settings.atoms'
import { everySession } from '@lagoon/domain/account/settings/settings.state'
import { ProfileSettings } from '@lagoon/ui/screens/account/ProfileSettings/ProfileSettings'
import { PagePending } from '../../../shell/PagePending.tsx'
import { useAtomValue, useSetAtom } from '../../../state.ts'
import { TabDidNotLoad } from './TabDidNotLoad.tsx'

/** Of what the platform does not offer yet nothing is shown, so nothing of it is ever called. */
const notOffered = () => undefined

/** profile?tab=settings. */
export const SettingsTab = () => {
  const view = useAtomValue(settingsViewAtom)
  const hasFailed = useAtomValue(settingsStateAtom) === 'failed'
  const open = useSetAtom(openSettingsAtom)
  const openPart = useSetAtom(openSettingsPartAtom)
  const switchOffers = useSetAtom(switchSpecialOffersAtom)
  const changePassword = useSetAtom(changePasswordInSettingsAtom)
  const endSession = useSetAtom(endSessionAtom)
  useEffect(
    function load() {
      void open()
    },
    [open],
  )
  if (view === undefined) return hasFailed ? <TabDidNotLoad onRetry={() => void open()} /> : <PagePending />
  return (
    <ProfileSettings
      view={view}
      onSpecialOffers={({ isOn }) => void switchOffers(isOn)}
      onNotifications={notOffered}
      onOpen={({ part }) => openPart(part)}
      onLanguage={notOffered}
      onDepositLimit={notOffered}
      onChangePassword={(values) => void changePassword(values)}
      onEndSession={({ id }) => void endSession(id)}
      onEndSessions={() => void endSession(everySession)}
      onTakeBreak={notOffered}
    />
  )
}
