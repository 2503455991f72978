import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { sessionOf, visitorOf } from '../playerOf.ts'
import { reportFault } from './reportFault.ts'
import { savePushToken, saveVisitorPushToken } from './savePushToken.ts'
import { pushSettings } from '../../push/pushSettings.ts'
import { webSettings } from './webSettings.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    appVersion: async (_parent, _arguments, { services }) => (await services.switchboard.current()).version ?? services.config.appVersion,
    webSettings: async (_parent, _arguments, { services: { config, switchboard } }) => {
      const { settings } = await switchboard.current()
      return {
        ...webSettings,
        ...settings,
        marketingSdkUrl: settings.isOptimoveEnable ? (config.marketingSdkUrl ?? null) : null,
        ipLookupUrl: config.ipLookupUrl ?? null,
        push: pushSettings(config.push),
      }
    },
  },
  Mutation: {
    reportFault: (_parent, { input }, { services, ip, log }) => reportFault(services, input, ip, log),
    savePushToken: (_parent, { input }, { services, caller }) => savePushToken(services, sessionOf(caller), input),
    saveVisitorPushToken: (_parent, { input }, { services, caller, ip }) => saveVisitorPushToken(services, visitorOf(caller), ip, input),
  },
}
