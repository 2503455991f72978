import { matchRoutes } from 'react-router-dom'

/** Where a log-in may lead on to: the pages of a player, and those that show something to its owner alone. */
const returnableRoutes = [
  'profile',
  'rewards',
  'all-transaction',
  'notification',
  'mobileWithdraw',
  'play',
  'thank-you',
  'mzzpay-thank-you',
  'nuvei-call-back',
  'forum-pay-call-back',
  'nuvei-account-capture-call-back',
  'game-details/:type/:id',
  'game-details/:type/:id/:url',
].map((path) => ({ path }))

/** True for the pathname of a page that a log-in may lead on to. */
export const isReturnable = (pathname: string): boolean => matchRoutes(returnableRoutes, pathname) !== null
