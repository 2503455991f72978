import { profileAddress } from '@lagoon/contract/account/addresses'
import {
  aboutUsAddress,
  contactUsAddress,
  downloadAddress,
  faqAddress,
  newsAddress,
  privacyPolicyAddress,
  promotionsAddress,
  redemptionPolicyAddress,
  responsibleGamingAddress,
  sweepRulesAddress,
  termsAddress,
} from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { rewardsAddress } from '@lagoon/contract/rewards/addresses'
import { notificationsAddress } from '@lagoon/contract/social/addresses'
import { mobileWithdrawAddress, withdrawAddress, withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import { gameTypes, type GameType } from '@lagoon/contract/lobby/enums'
import { brand } from '../../brand.ts'

/** A type of game in the plural, as a list of them is called. */
export const gameTypeNames: Readonly<Record<GameType, string>> = {
  SLOT: 'Slots',
  KENO: 'Keno',
  FISH: 'Fish',
  POKER: 'Poker',
  CRASH: 'Crash',
  BLACKJACK: 'Blackjack',
}

const gameHistoryLink = { label: 'Game history', href: profileAddress('game-history') } as const

const gameLinks = gameTypes.map((type) => ({ label: gameTypeNames[type], href: gamesAddress(type) }))

/** What the phone's menu holds for everybody. */
export const menuGroups = [
  { label: 'Games', links: gameLinks },
  {
    label: 'More',
    links: [
      { label: 'Promotions', href: promotionsAddress },
      { label: 'News', href: newsAddress },
      { label: 'FAQ', href: faqAddress() },
      { label: 'Contact us', href: contactUsAddress },
    ],
  },
] as const

/** What a player finds of their own in the phone's menu. Two pages stand on phones only, whatever the width of a window. */
export const ownGroup = (isPhone: boolean) => ({
  label: 'Your account',
  links: [
    { label: 'Withdraw', href: isPhone ? mobileWithdrawAddress : withdrawAddress() },
    { label: 'Your withdrawals', href: withdrawalsAddress() },
    ...(isPhone ? [{ label: 'Notifications', href: notificationsAddress }] : []),
    gameHistoryLink,
  ],
})

/** What the account holds, beside the way out. */
export const accountLinks = [
  { label: 'Wallet', href: profileAddress('wallet') },
  gameHistoryLink,
  { label: 'Rewards', href: rewardsAddress },
  { label: 'Profile', href: profileAddress() },
] as const

export const footerGroups = [
  { label: 'Games', links: gameLinks },
  {
    label: brand.name,
    links: [
      { label: 'About us', href: aboutUsAddress },
      { label: 'News', href: newsAddress },
      { label: 'Promotions', href: promotionsAddress },
      { label: 'Get the app', href: downloadAddress },
    ],
  },
  {
    label: 'Help',
    links: [
      { label: 'FAQ', href: faqAddress() },
      { label: 'Contact us', href: contactUsAddress },
      { label: 'Responsible gaming', href: responsibleGamingAddress },
    ],
  },
  {
    label: 'Rules',
    links: [
      { label: 'Terms of Use', href: termsAddress },
      { label: 'Privacy Policy', href: privacyPolicyAddress },
      { label: 'Sweep rules', href: sweepRulesAddress },
      { label: 'Redemption policy', href: redemptionPolicyAddress },
    ],
  },
] as const
