import type { IdentityDesk } from '../../identity/desk.ts'
import { usualWish as usualCheck } from '../../identity/outcomes.ts'
import { defaultLookup, type LookupSettings } from '../../ipLookup/contract.ts'
import type { MarketingCall, MarketingMode } from '../../marketing/contract.ts'
import type { PaymentDesk } from '../../payments/desk.ts'
import { usualWish } from '../../payments/outcomes.ts'
import type { PayoutDesk } from '../../payouts/desk.ts'
import { usualPayoutWish } from '../../payouts/outcomes.ts'
import type { DeskAnswer, DeskCommand, DeskState, PlatformReply, SceneStep } from '../contract.ts'
import { scenes } from '../scenes/scenes.ts'
import type { PlatformClient } from './platformClient.ts'

/** What is switched in the sandbox itself; the services read it with every call. */
export interface OwnSwitches {
  lookup: LookupSettings
  marketing: MarketingMode
}
export const untouchedSwitches = (): OwnSwitches => ({ lookup: defaultLookup, marketing: 'served' })

export interface DeskOptions {
  platform: PlatformClient
  own: OwnSwitches
  marketing: { readonly calls: () => readonly MarketingCall[]; readonly clear: () => void }
  /** The payment providers that run here. */
  payments: readonly PaymentDesk[]
  /** Those that pay out. */
  payouts: readonly PayoutDesk[]
  /** The identity providers that run here. */
  identity: readonly IdentityDesk[]
  productOrigin: string
  /** Address of the back office. */
  backOffice: string
}

export interface Desk {
  readonly state: () => Promise<DeskState>
  readonly runCommand: (command: DeskCommand) => Promise<DeskAnswer>
}

/** The desk without its page: carries commands out, in the platform and in the sandbox. */
export const createDesk = ({ platform, own, marketing, payments, payouts, identity, productOrigin, backOffice }: DeskOptions): Desk => {
  const stateAfter = (reply: PlatformReply): DeskState => ({
    platform: reply,
    lookup: own.lookup,
    marketing: { mode: own.marketing, calls: marketing.calls() },
    payments: payments.map((provider) => provider.state()),
    payouts: payouts.map((provider) => provider.state()),
    identity: identity.map((provider) => provider.state()),
    productOrigin,
    backOffice,
  })
  const resetAll = (): Promise<PlatformReply> => {
    Object.assign(own, untouchedSwitches())
    for (const provider of [...payments, ...payouts, ...identity]) provider.setNext(null)
    return platform.command({ do: 'reset' })
  }
  const takeStep = async (step: SceneStep, player: string): Promise<PlatformReply> => {
    if (step.do === 'lookup') {
      own.lookup = step.settings
      return platform.state()
    }
    if (step.do === 'nextPayment') {
      for (const provider of payments) provider.setNext({ ...usualWish(provider.state().choices), ...step.wish })
      return platform.state()
    }
    if (step.do === 'nextPayout') {
      for (const provider of payouts) provider.setNext({ ...usualPayoutWish(provider.state().choices), ...step.wish })
      return platform.state()
    }
    if (step.do === 'nextCheck') {
      for (const provider of identity) provider.setNext({ ...usualCheck, ...step.wish })
      return platform.state()
    }
    return platform.command(step.do === 'push' || step.do === 'logOut' || step.do === 'depositLimit' ? { ...step, player } : step)
  }
  const setScene = async (key: string, player: string): Promise<PlatformReply> => {
    const scene = scenes.find((known) => known.key === key)
    if (!scene) return { status: 'BAD_REQUEST' }
    let reply = await resetAll()
    for (const step of scene.set) if (reply.status === 'OK') reply = await takeStep(step, player)
    return reply
  }
  /** At the provider of that id: the platform's state after it, or that this cannot be done. */
  const atProvider = async <Provider extends PaymentDesk | PayoutDesk | IdentityDesk>(
    providers: readonly Provider[],
    id: string,
    act: (provider: Provider) => boolean | Promise<boolean>,
  ): Promise<PlatformReply> => {
    const provider = providers.find((one) => one.state().id === id)
    return provider && (await act(provider)) ? platform.state() : { status: 'BAD_REQUEST' }
  }
  const carryOut = (command: DeskCommand): Promise<PlatformReply> => {
    switch (command.on) {
      case 'platform':
        return platform.command(command.command)
      case 'lookup':
        own.lookup = command.settings
        return platform.state()
      case 'marketing':
        own.marketing = command.mode
        return platform.state()
      case 'marketingCalls':
        marketing.clear()
        return platform.state()
      case 'nextPayment':
        return atProvider(payments, command.provider, (provider) => provider.setNext(command.wish))
      case 'payment':
        return atProvider(payments, command.provider, (provider) => provider.act(command.payment, command.action))
      case 'nextPayout':
        return atProvider(payouts, command.provider, (provider) => provider.setNext(command.wish))
      case 'payout':
        return atProvider(payouts, command.provider, (provider) => provider.act(command.payout, command.action))
      case 'nextCheck':
        return atProvider(identity, command.provider, (provider) => provider.setNext(command.wish))
      case 'check':
        return atProvider(identity, command.provider, (provider) => provider.act(command.case, command.action))
      case 'scene':
        return setScene(command.key, command.player)
      case 'everything':
        return resetAll()
    }
  }
  return {
    state: async () => stateAfter(await platform.state()),
    runCommand: async (command) => {
      const reply = await carryOut(command)
      return reply.status === 'OK' ? { done: true, state: stateAfter(reply) } : { done: false, reason: reply.status }
    },
  }
}
