import { lazy, Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { profileOwnerAtom } from '@lagoon/domain/account/profile/master.atoms'
import { profileTabOf, type ProfileTab } from '@lagoon/domain/account/profile.state'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { ProfileMasterScreen } from '@lagoon/ui/screens/account/ProfileMasterScreen/ProfileMasterScreen'
import { PagePending } from '../../shell/PagePending.tsx'
import { useAtomValue, useSetAtom } from '../../state.ts'
import { TabDidNotLoad } from './profile/TabDidNotLoad.tsx'

const tab = (load: () => Promise<ComponentType>) => lazy(() => load().then((component) => ({ default: component })))

/** What each tab shows, fetched when it is opened. */
const tabs: Readonly<Record<ProfileTab, ComponentType>> = {
  'personal-info': tab(() => import('./profile/PersonalInfoTab.tsx').then(({ PersonalInfoTab }) => PersonalInfoTab)),
  'contact-details': tab(() => import('./profile/ContactDetailsTab.tsx').then(({ ContactDetailsTab }) => ContactDetailsTab)),
  verification: tab(() => import('./profile/VerificationTab.tsx').then(({ VerificationTab }) => VerificationTab)),
  'social-media': tab(() => import('./profile/SocialMediaTab.tsx').then(({ SocialMediaTab }) => SocialMediaTab)),
  settings: tab(() => import('./profile/SettingsTab.tsx').then(({ SettingsTab }) => SettingsTab)),
  stats: tab(() => import('./profile/StatsTab.tsx').then(({ StatsTab }) => StatsTab)),
  wallet: tab(() => import('../wallet/WalletTab.tsx').then(({ WalletTab }) => WalletTab)),
  transactions: tab(() => import('../wallet/TransactionsTab.tsx').then(({ TransactionsTab }) => TransactionsTab)),
  withdraw: tab(() => import('../withdrawal/WithdrawTab.tsx').then(({ WithdrawTab }) => WithdrawTab)),
  'game-history': tab(() => import('../lobby/SlotHistoryTab.tsx').then(({ SlotHistoryTab }) => SlotHistoryTab)),
  invitations: tab(() => import('../social/InvitationsTab.tsx').then(({ InvitationsTab }) => InvitationsTab)),
  announcement: tab(() => import('../social/AnnouncementsTab.tsx').then(({ AnnouncementsTab }) => AnnouncementsTab)),
  support: tab(() => import('../support/TicketsTab.tsx').then(({ TicketsTab }) => TicketsTab)),
}

/** profile: the tab stands in the address (§2). */
export const ProfileRoute = () => {
  const [parameters] = useSearchParams()
  const owner = useAtomValue(profileOwnerAtom)
  const know = useSetAtom(knowSessionAtom)
  if (owner === undefined) return <TabDidNotLoad onRetry={() => void know()} />
  const open = profileTabOf(parameters.get('tab'))
  const Tab = tabs[open]
  return (
    <ProfileMasterScreen view={{ ...owner, tab: open }}>
      <Suspense fallback={<PagePending />}>
        <Tab />
      </Suspense>
    </ProfileMasterScreen>
  )
}
