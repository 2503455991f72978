import { beforeAll, describe, expect, it } from 'vitest'
import { gameDetailsAddress, playAddress } from '@lagoon/contract/lobby/addresses'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { launchAtom } from '@lagoon/domain/lobby/play/launch.atoms'
import { testApp } from '@lagoon/domain/testing/testApp'
import { logInto } from '@lagoon/domain/testing/testAppSteps'
import { wireFacts, wireGame } from '@lagoon/domain/testing/wire'
import { wirePayment } from '@lagoon/domain/testing/wireCashier'
import { payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { thankYouAddress } from '@lagoon/contract/wallet/addresses'
import { wireProfile } from '@lagoon/domain/testing/wireProfile'
import { contactDetails } from './account/profilePages.ts'
import { gameDetails } from './lobby/routes.ts'
import { contextOf, goOnTo, placeOf } from './place.ts'
import { pay } from './wallet/purchaseRoutes.ts'

beforeAll(() => loadCalls())

type Acts = Readonly<Record<string, (said?: unknown) => unknown>>
const actsOf = (page: object, context: ReturnType<typeof contextOf>): Acts =>
  (page as { readonly events: (context: unknown) => Acts }).events(context)

describe('a late answer', () => {
  it.each([
    ['the page', '/profile?tab=packages', ['/thank-you']],
    ['an anchor of the page', '/profile?tab=packages#main', ['/thank-you']],
    ['another place of its route', '/profile?tab=wallet', []],
    ['another page', '/games', []],
  ])('leads on a player who stands on %s as far as it should', (_, address, went) => {
    const app = testApp({}, { address })
    goOnTo(contextOf(app, placeOf('/profile?tab=packages', {}, null)), '/thank-you')
    expect(app.went).toEqual(went)
  })

  const game = { type: 'SLOT', id: wireGame().id } as const
  const playing = async () => {
    const app = testApp(
      {
        Game: { game: wireFacts },
        InitiateGame: { initiateGame: { sessionId: 's1', url: 'https://game.example/play', token: 'SWEEP', game: wireGame() } },
        EndGameSession: { endGameSession: true },
      },
      { address: gameDetailsAddress(game) },
    )
    await logInto(app)
    app.page.goTo(gameDetailsAddress(game))
    app.went.length = 0
    void actsOf(gameDetails, contextOf(app, placeOf(gameDetailsAddress(game), game, null)))['onPlay']?.({ token: 'SWEEP' })
    return { ...app, ended: () => app.browser.asked.filter(({ path }) => path === 'play/session/end').map(({ variables }) => variables) }
  }

  it('opens the game for who still waits for it', async () => {
    const { browser, went, ended } = await playing()
    await browser.pass(50)
    expect([went, ended()]).toEqual([[playAddress(game)], []])
  })

  it('opens no game for a player who went elsewhere, and ends its session', async () => {
    const { store, browser, page, went, ended } = await playing()
    page.goTo('/promotions')
    await browser.pass(50)
    expect([went, ended(), store.get(launchAtom)]).toEqual([['/promotions'], [{ id: 's1' }], undefined])
  })

  it('about a payment that was given up drags nobody back to it', async () => {
    const app = testApp({ CancelPayment: { cancelPayment: wirePayment({ state: 'FAILURE' }) } }, { address: payAddress('pay-1') })
    await logInto(app)
    app.page.goTo(payAddress('pay-1'))
    const acts = actsOf(pay, contextOf(app, placeOf(payAddress('pay-1'), {}, null)))
    void acts['onCancel']?.()
    app.page.goTo('/games')
    await app.browser.pass(50)
    expect(app.went.at(-1)).toBe('/games')
    app.page.goTo(payAddress('pay-1'))
    void acts['onCancel']?.()
    await app.browser.pass(50)
    expect(app.went.at(-1)).toBe(thankYouAddress('pay-1'))
  })

  it('to a form of the profile takes nobody back to the verification that had sent them', async () => {
    const address = '/profile?tab=contact-details&for=verification'
    const app = testApp({ Profile: { profile: wireProfile }, SaveContactDetails: { saveContactDetails: wireProfile } }, { address })
    await logInto(app)
    const context = contextOf(app, placeOf(address, {}, null))
    const acts = actsOf(contactDetails, context)
    void contactDetails.load(context)
    await app.browser.pass(50)
    app.page.goTo(address)
    void acts['onSubmit']?.(wireProfile.contactDetails)
    app.page.goTo('/games')
    await app.browser.pass(50)
    expect(app.went.at(-1)).toBe('/games')
    app.page.goTo(address)
    void acts['onSubmit']?.(wireProfile.contactDetails)
    await app.browser.pass(50)
    expect(app.went.at(-1)).not.toBe(address)
  })
})
