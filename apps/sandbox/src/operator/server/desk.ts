import { defaultLookup, type LookupSettings } from '../../ipLookup/contract.ts'
import type { MarketingCall, MarketingMode } from '../../marketing/contract.ts'
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
  productOrigin: string
}

export interface Desk {
  readonly state: () => Promise<DeskState>
  readonly runCommand: (command: DeskCommand) => Promise<DeskAnswer>
}

/** The desk without its page: carries commands out, in the platform and in the sandbox. */
export const createDesk = ({ platform, own, marketing, productOrigin }: DeskOptions): Desk => {
  const stateAfter = (reply: PlatformReply): DeskState => ({
    platform: reply,
    lookup: own.lookup,
    marketing: { mode: own.marketing, calls: marketing.calls() },
    productOrigin,
  })
  const resetAll = (): Promise<PlatformReply> => {
    Object.assign(own, untouchedSwitches())
    return platform.command({ do: 'reset' })
  }
  const takeStep = async (step: SceneStep, player: string): Promise<PlatformReply> => {
    if (step.do === 'lookup') {
      own.lookup = step.settings
      return platform.state()
    }
    return platform.command(step.do === 'push' || step.do === 'logOut' ? { ...step, player } : step)
  }
  const setScene = async (key: string, player: string): Promise<PlatformReply> => {
    const scene = scenes.find((known) => known.key === key)
    if (!scene) return { status: 'BAD_REQUEST' }
    let reply = await resetAll()
    for (const step of scene.set) if (reply.status === 'OK') reply = await takeStep(step, player)
    return reply
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
