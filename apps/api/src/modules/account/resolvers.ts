import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { refusals } from '../../session/caller.ts'
import { startAnonymousSession } from '../../session/anonymousSession.ts'
import { endSession, refreshSession } from '../../session/session.ts'
import { endOtherSessions, otherSessions } from '../../session/otherSessions.ts'
import { playerOf, sessionOf } from '../playerOf.ts'
import { throttle } from '../throttle.ts'
import { confirmEmail, resendConfirmation } from './emailConfirmation.ts'
import { login } from './login.ts'
import { playerById, shownPlayer } from './player.ts'
import { confirmProfileCode, requestProfileCode } from './profile/confirmContact.ts'
import { ownLimitOf, saveOwnLimit } from './profile/ownLimit.ts'
import { profileOf } from './profile/profile.ts'
import { saveContactDetails, saveNotifications, savePersonalInfo, saveSocialMedia, saveSpecialOffers } from './profile/saveProfile.ts'
import { profileStats } from './profile/stats.ts'
import { confirmRecoveryCode, forgotPassword, requestRecoveryCode } from './recovery/forgotPassword.ts'
import { changePassword, isResetOpen, resetPassword } from './recovery/newPassword.ts'
import { displayNameAvailability, register } from './register.ts'

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    me: async (_parent, _arguments, { services, caller }) => shownPlayer(await playerById(services, playerOf(caller))),
    displayNameAvailability: (_parent, { displayName }, { services, ip }) => displayNameAvailability(services, displayName, ip),
    passwordResetIsOpen: (_parent, { token }, { services }) => isResetOpen(services, token),
    profile: (_parent, _arguments, { services, caller }) => profileOf(services, playerOf(caller)),
    profileStats: async (_parent, _arguments, { services, caller }) => {
      await throttle(services, 'stats', playerOf(caller))
      return profileStats(services, playerOf(caller))
    },
    otherSessions: (_parent, _arguments, { services, caller }) => otherSessions(services, sessionOf(caller)),
    depositLimit: (_parent, _arguments, { services, caller }) => ownLimitOf(services.database.kysely, 'deposit_limit', playerOf(caller)),
    lossLimit: (_parent, _arguments, { services, caller }) => ownLimitOf(services.database.kysely, 'loss_limit', playerOf(caller)),
  },
  Mutation: {
    startAnonymousSession: async (_parent, _arguments, { services, ip }) => {
      await throttle(services, 'anonymousSession', ip)
      const { token, expiresAt } = await startAnonymousSession(services)
      return { token, expiresAt: expiresAt.toISOString() }
    },
    register: (_parent, { input }, { services, ip }) => register(services, input, ip),
    confirmEmail: async (_parent, { token }, { services }) => ({ outcome: await confirmEmail(services, token) }),
    resendConfirmation: (_parent, { email }, { services, ip }) => resendConfirmation(services, email, ip),
    login: (_parent, { input }, { services, ip, userAgent }) => login(services, input, { ip, userAgent }),
    refreshSession: async (_parent, { refreshToken }, { services, log }) => {
      const refreshing = await refreshSession(services, refreshToken)
      if (refreshing.refreshed) {
        // Only after the rotation is it known whose session this is. Over the limit the next token is not told, so nothing follows from it.
        await throttle(services, 'refresh', refreshing.sessionId)
        return refreshing.tokens
      }
      if (refreshing.endedSession) {
        log.warn({ sessionId: refreshing.endedSession }, 'a refresh token came back after it was replaced; its session was ended')
        await services.hub.endSessions([refreshing.endedSession])
      }
      throw refusals.sessionEnded()
    },
    logout: async (_parent, { accessToken, refreshToken }, { services }) => {
      const ended = await endSession(services, { ...(accessToken ? { accessToken } : {}), ...(refreshToken ? { refreshToken } : {}) })
      await services.hub.endSessions(ended)
      return true
    },
    forgotPassword: (_parent, { email }, { services, ip }) => forgotPassword(services, email, ip),
    requestRecoveryCode: (_parent, { phone }, { services, ip }) => requestRecoveryCode(services, phone, ip),
    confirmRecoveryCode: (_parent, { requestId, code }, { services }) => confirmRecoveryCode(services, requestId, code),
    resetPassword: async (_parent, { token, password }, { services, ip }) => ({
      outcome: await resetPassword(services, token, password, ip),
    }),
    changePassword: (_parent, { input }, { services, caller }) => changePassword(services, sessionOf(caller), input),
    requestProfileCode: (_parent, { channel }, { services, caller, ip }) => requestProfileCode(services, playerOf(caller), channel, ip),
    confirmProfileCode: (_parent, { requestId, code }, { services, caller }) =>
      confirmProfileCode(services, playerOf(caller), requestId, code),
    endOtherSession: (_parent, { id }, { services, caller }) => endOtherSessions(services, sessionOf(caller), id),
    endOtherSessions: (_parent, _arguments, { services, caller }) => endOtherSessions(services, sessionOf(caller)),
    savePersonalInfo: (_parent, asked, { services, caller, ip }) => savePersonalInfo(services, { playerId: playerOf(caller), ip }, asked),
    saveContactDetails: (_parent, { input }, { services, caller }) => saveContactDetails(services, playerOf(caller), input),
    saveSocialMedia: (_parent, { input }, { services, caller }) => saveSocialMedia(services, playerOf(caller), input),
    saveNotifications: (_parent, { isOn }, { services, caller }) => saveNotifications(services, playerOf(caller), isOn),
    saveSpecialOffers: (_parent, { isOn }, { services, caller }) => saveSpecialOffers(services, playerOf(caller), isOn),
    saveDepositLimit: (_parent, { limit }, { services, caller }) => saveOwnLimit(services, 'deposit_limit', playerOf(caller), limit),
    saveLossLimit: (_parent, { limit }, { services, caller }) => saveOwnLimit(services, 'loss_limit', playerOf(caller), limit),
  },
}
