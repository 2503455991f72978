import type { RouteObject } from 'react-router-dom'
import { MainLayout } from '../shell/MainLayout.tsx'
import { PagePending } from '../shell/PagePending.tsx'
import { Root } from '../shell/Root.tsx'
import { RouteCrash } from '../shell/RouteCrash.tsx'
import type { Route } from './defineRoute.ts'
import type { Entrance } from './entrance.ts'
import { HomeRoute } from './lobby/HomeRoute.tsx'

/** What a route says about itself: the title of its page. */
export interface RouteHandle {
  readonly title: string
  /** Its capability and its name there, as in `account/login`: what its files are found by. */
  readonly page?: string
}

const titled = (title: string, page?: string): { handle: RouteHandle; errorElement: RouteObject['errorElement'] } => ({
  handle: { title, ...(page !== undefined && { page }) },
  errorElement: <RouteCrash />,
})

/**
 * The routes of a capability stand in a file of its own, which is fetched with the first of them: home carries every byte of this
 * table. The loader runs as soon as that file is there, beside the screen.
 */
const routesOf =
  (enter: Entrance) =>
  <Name extends string>(capability: string, load: () => Promise<Readonly<Record<Name, Route>>>) =>
  (name: NoInfer<Name>, title: string): Pick<RouteObject, 'lazy' | 'handle' | 'errorElement'> => ({
    ...titled(title, `${capability}/${name}`),
    lazy: {
      loader: async () => enter((await load())[name]),
      Component: async () => (await load())[name].component(),
    },
  })

/** The routes of §2, in its order: outside the main layout, inside it, and everything else. */
export const routeTable = (enter: Entrance): RouteObject[] => {
  const of = routesOf(enter)
  const account = of('account', () => import('./account/routes.ts'))
  const recovery = of('account', () => import('./account/recoveryRoutes.ts'))
  const content = of('content', () => import('./content/routes.ts'))
  const lobby = of('lobby', () => import('./lobby/routes.ts'))
  const rewards = of('rewards', () => import('./rewards/routes.ts'))
  const shell = of('shell', () => import('./shell/routes.ts'))
  const social = of('social', () => import('./social/routes.ts'))
  const support = of('support', () => import('./support/routes.ts'))
  const wallet = of('wallet', () => import('./wallet/routes.ts'))
  const withdrawal = of('withdrawal', () => import('./withdrawal/routes.ts'))
  return [
    {
      element: <Root />,
      errorElement: <RouteCrash />,
      hydrateFallbackElement: <PagePending />,
      children: [
        { path: 'email-verification/:token', ...account('emailVerification', 'Confirm your e-mail') },
        { path: 'thank-you', ...wallet('thankYou', 'Thank you') },
        { path: 'mzzpay-thank-you', ...wallet('thankYou', 'Thank you') },
        { path: 'signup', ...account('aloneSignUp', 'Sign up') },
        { path: 'win', ...lobby('win', 'A win') },
        { path: 'play', ...lobby('play', 'Play') },
        { path: 'nuvei-call-back', ...wallet('nuveiCallBack', 'Your payment') },
        { path: 'forum-pay-call-back', ...wallet('forumPayCallBack', 'Your payment') },
        { path: 'nuvei-account-capture-call-back', ...wallet('accountCaptureCallBack', 'Your payout account') },
        {
          element: <MainLayout />,
          children: [
            { index: true, element: <HomeRoute />, ...titled('Social casino by night water') },
            { path: 'login', ...account('login', 'Log in') },
            { path: 'register', ...account('signUp', 'Sign up') },
            { path: 'guest', ...account('guestSignUp', 'Sign up') },
            { path: 'forgot-password', ...recovery('forgotPassword', 'Forgot your password') },
            { path: 'change-password', ...recovery('changePassword', 'Change your password') },
            { path: 'profileVerify', ...recovery('profileVerify', 'Confirm your profile') },
            { path: 'reset-password/:resetPasswordToken', ...recovery('resetPassword', 'Choose a new password') },
            { path: 'about-us', ...content('aboutUs', 'About us') },
            { path: 'faq', ...content('faq', 'Questions') },
            { path: 'privacy-policy', ...content('privacyPolicy', 'Privacy Policy') },
            { path: 'terms', ...content('terms', 'Terms of Use') },
            { path: 'sweep-rules', ...content('sweepRules', 'Sweep rules') },
            { path: 'redemption-policy', ...content('redemptionPolicy', 'Redemption policy') },
            { path: 'responsible-gaming', ...content('responsibleGaming', 'Responsible gaming') },
            { path: 'news', ...content('news', 'News') },
            { path: 'news/:id', ...content('newsItem', 'News') },
            { path: 'promotions', ...content('promotions', 'Promotions') },
            { path: 'promotions/:id', ...content('promotionItem', 'Promotion') },
            { path: 'game-info/:type/:id', ...lobby('aloneGameInfo', 'About the game') },
            { path: 'games/:type/:id', ...lobby('gameInfo', 'About the game') },
            { path: 'games', ...lobby('games', 'Games') },
            { path: 'games/:type', ...lobby('games', 'Games') },
            { path: 'contact-us', ...support('contactUs', 'Contact us') },
            { path: 'earn-free-spin', ...rewards('earnFreeSpin', 'Free spin') },
            { path: 'download', ...content('download', 'Download') },
            { path: 'game-details/:type/:id', ...lobby('gameDetails', 'Game') },
            { path: 'game-details/:type/:id/:url', ...lobby('gameDetails', 'Game') },
            { path: 'profile', ...account('profile', 'Profile') },
            { path: 'rewards', ...rewards('rewards', 'Rewards') },
            { path: 'all-transaction', ...wallet('transactions', 'Transactions') },
            { path: 'notification', ...social('notifications', 'Notifications') },
            { path: 'mobileWithdraw', ...withdrawal('withdraw', 'Withdraw') },
            { path: '*', ...shell('notFound', 'Page not found') },
          ],
        },
      ],
    },
  ]
}
