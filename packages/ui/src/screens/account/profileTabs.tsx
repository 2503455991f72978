import {
  ArrowLeftRight,
  AtSign,
  Banknote,
  ChartNoAxesColumn,
  Gamepad2,
  LifeBuoy,
  MapPin,
  Megaphone,
  Settings,
  ShieldCheck,
  UserRound,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ProfileTab } from '@lagoon/contract/account/profileTabs'

interface TabWords {
  readonly label: string
  readonly icon: LucideIcon
}

export const tabWords: Readonly<Record<ProfileTab, TabWords>> = {
  'personal-info': { label: 'Personal info', icon: UserRound },
  'contact-details': { label: 'Contact details', icon: MapPin },
  verification: { label: 'Verification', icon: ShieldCheck },
  'social-media': { label: 'Social media', icon: AtSign },
  settings: { label: 'Settings', icon: Settings },
  stats: { label: 'Stats and tokens', icon: ChartNoAxesColumn },
  wallet: { label: 'Wallet', icon: Wallet },
  transactions: { label: 'Transactions', icon: ArrowLeftRight },
  withdraw: { label: 'Withdraw', icon: Banknote },
  'game-history': { label: 'Game history', icon: Gamepad2 },
  invitations: { label: 'Invitations', icon: UsersRound },
  announcement: { label: 'Announcements', icon: Megaphone },
  support: { label: 'Support', icon: LifeBuoy },
}

/** The tabs in the order of display, in groups that a person looks for. */
export const tabGroups: readonly { readonly label: string; readonly tabs: readonly ProfileTab[] }[] = [
  { label: 'You', tabs: ['personal-info', 'contact-details', 'verification', 'social-media', 'settings'] },
  { label: 'Tokens and play', tabs: ['stats', 'wallet', 'transactions', 'withdraw', 'game-history'] },
  { label: 'Friends and help', tabs: ['invitations', 'announcement', 'support'] },
]
