import { describe, expect, it } from 'vitest'
import { routeTable } from '../routes/table.ts'
import { metadataAt, publicPages } from './pageMetadata.ts'

const routes = routeTable.map(({ path }) => (path === '*' ? '/*' : path))

/** Each route of §2 and where search engines are sent to; undefined: it is not to be found. */
const table: readonly (readonly [route: string, address: string, canonical: string | undefined])[] = [
  ['/email-verification/:token', '/email-verification/abc', undefined],
  ['/thank-you', '/thank-you', undefined],
  ['/mzzpay-thank-you', '/mzzpay-thank-you', undefined],
  ['/signup', '/signup', '/register'],
  ['/win', '/win', undefined],
  ['/play', '/play', undefined],
  ['/nuvei-call-back', '/nuvei-call-back', undefined],
  ['/forum-pay-call-back', '/forum-pay-call-back', undefined],
  ['/nuvei-account-capture-call-back', '/nuvei-account-capture-call-back', undefined],
  ['/', '/', '/'],
  ['/login', '/login', '/login'],
  ['/register', '/register', '/register'],
  ['/guest', '/guest', '/register'],
  ['/forgot-password', '/forgot-password', undefined],
  ['/change-password', '/change-password', undefined],
  ['/profileVerify', '/profileVerify', undefined],
  ['/reset-password/:resetPasswordToken', '/reset-password/abc', undefined],
  ['/about-us', '/about-us', '/about-us'],
  ['/faq', '/faq/', '/faq'],
  ['/privacy-policy', '/privacy-policy', '/privacy-policy'],
  ['/terms', '/Terms', '/terms'],
  ['/sweep-rules', '/sweep-rules', '/sweep-rules'],
  ['/redemption-policy', '/redemption-policy', '/redemption-policy'],
  ['/responsible-gaming', '/responsible-gaming', '/responsible-gaming'],
  ['/news', '/news', '/news'],
  ['/news/:id', '/news/n1', '/news/n1'],
  ['/promotions', '/promotions', '/promotions'],
  ['/promotions/:id', '/promotions/a%20b', '/promotions/a%20b'],
  ['/game-info/:type/:id', '/game-info/slot/moonlit-tides', '/games/slot/moonlit-tides'],
  ['/games/:type/:id', '/games/slot/moonlit-tides', '/games/slot/moonlit-tides'],
  ['/games', '/games', '/games'],
  ['/games/:type', '/games/slot', '/games/slot'],
  ['/contact-us', '/contact-us', '/contact-us'],
  ['/earn-free-spin', '/earn-free-spin', undefined],
  ['/download', '/download', '/download'],
  ['/verify', '/verify', undefined],
  ['/game-details/:type/:id', '/game-details/slot/moonlit-tides', undefined],
  ['/game-details/:type/:id/:url', '/game-details/slot/moonlit-tides/moonlit', undefined],
  ['/profile', '/profile', undefined],
  ['/rewards', '/rewards', undefined],
  ['/all-transaction', '/all-transaction', undefined],
  ['/notification', '/notification', undefined],
  ['/mobileWithdraw', '/mobileWithdraw', undefined],
  ['/*', '/nobody-lives-here', undefined],
]

describe('what search engines are told', () => {
  it('is decided for every route', () => {
    expect(table.map(([route]) => route).toSorted()).toEqual([...routes].toSorted())
  })

  it.each(table)('of %s', (_, address, canonical) => {
    expect(metadataAt(address).found?.canonical).toBe(canonical)
  })

  it('is a sentence or two of its own for each page, and leads to pages that are there', () => {
    for (const { description, sameAs } of Object.values(publicPages)) {
      expect(description.length).toBeGreaterThan(40)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(sameAs === undefined || Object.hasOwn(publicPages, sameAs)).toBe(true)
    }
    const types = ['slot', 'keno', 'fish', 'poker', 'crash', 'blackjack'].map(
      (type) => metadataAt(`/games/${type}`).found?.description ?? '',
    )
    expect(new Set(types).size).toBe(6)
    expect(types.every((description) => description.length > 40 && description.length <= 160)).toBe(true)
    const own = Object.values(publicPages).map(({ description }) => description)
    expect(new Set(own).size).toBe(own.length - 3)
  })
})
