import { expect, it } from 'vitest'
import { profileAddress } from '@lagoon/contract/account/addresses'
import { profileTabs } from '@lagoon/contract/account/profileTabs'
import { verificationAddress, verificationPlaces } from '@lagoon/contract/kyc/addresses'
import { gameTypes } from '@lagoon/contract/lobby/enums'
import { historyAddress } from '@lagoon/contract/lobby/historyAddress'
import { findPaymentAddress, packagesAddress, payAddress, paymentAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { withdrawalAddress, withdrawalsAddress, withdrawRequestedAddress, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import { everyPage } from '../testing/everyPage.ts'
import { tabTitleAt } from './account/tabTitle.ts'
import { routeTable } from './table.ts'

const profileAddresses = [
  ...profileTabs.map((tab) => profileAddress(tab)),
  ...([...gameTypes, 'VIDEO_POKER'] as const).filter((type) => type !== 'SLOT').map((type) => historyAddress(type)),
  ...verificationPlaces.map((step) => verificationAddress(step)),
  packagesAddress(),
  packagesAddress('harbor'),
  payAddress('pay-1'),
  paymentAddress('pay-1'),
  findPaymentAddress(),
  withdrawToAddress({ way: 'BANK', amount: '250' }),
  withdrawRequestedAddress('wd-1'),
  withdrawalAddress('wd-1'),
  withdrawalsAddress(),
]

it('each place of the profile has a title of its own', () => {
  const titles = profileAddresses.map((address) => tabTitleAt(new URL(address, 'https://lagoon.test').searchParams))
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

it('routes share a title only where they show the same', () => {
  const ids = Map.groupBy(routeTable, ({ title }) => title)
  const shared = [...ids].filter(([, entries]) => entries.length > 1).map(([title]) => title)
  expect(shared.toSorted()).toEqual(['About the game', 'Game', 'Games', 'Sign up', 'Thank you'])
})

const titleOf = (page: string, view: unknown): string | undefined => {
  const found = everyPage.get(page)
  if (found === undefined) throw new Error(`no page ${page}`)
  return found.title?.(view)
}
const game = { name: 'Moonlit Tides' }
const price = { minor: 1999n, currency: 'USD' }

it.each([
  ['lobby/gameInfo', { state: 'filled', facts: { game } }, 'About Moonlit Tides'],
  ['lobby/gameDetails', { state: 'ready', facts: { game } }, 'Moonlit Tides'],
  ['lobby/play', { state: 'playing', game }, 'Play Moonlit Tides'],
  ['content/newsItem', { state: 'filled', article: { title: 'Pearl Draw is open' } }, 'Pearl Draw is open'],
  ['content/promotionItem', { state: 'filled', promotion: { title: 'High tide weekend' } }, 'High tide weekend'],
  ['support/tickets', { state: 'filled', tickets: [] }, undefined],
  ['support/tickets', { state: 'opened', ticket: { title: 'A round stopped' }, reply: 'ready' }, 'A round stopped'],
  ['support/tickets', { state: 'writing', refusals: [] }, 'New ticket'],
  ['support/tickets', { state: 'sent', ticket: { title: 'A round stopped' } }, 'Ticket sent'],
  ['wallet/buyPackage', { state: 'choosing', order: { kind: 'package', offer: { name: 'Harbor' } } }, 'Buy Harbor'],
  ['wallet/buyPackage', { state: 'choosing', order: { kind: 'customRecharge' } }, undefined],
  ['wallet/buyPackage', { state: 'chooseCurrency' }, 'Pay with crypto'],
  ['wallet/pay', { state: 'frame', payment: { item: 'Harbor' } }, 'Pay for Harbor'],
  ['wallet/paymentRecord', { state: 'paid', record: { item: 'Harbor', price } }, 'Payment for Harbor, $19.99'],
  ['wallet/paymentRecord', { state: 'paymentNotFound' }, undefined],
  ['withdrawal/withdrawalStatus', { state: 'followed', withdrawal: { receives: price } }, 'Withdrawal of $19.99'],
  ['withdrawal/withdrawalStatus', { state: 'notFound' }, undefined],
])('%s names what it shows', (page, view, title) => {
  expect(titleOf(page, view)).toBe(title)
})
