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
}

/**
 * The routes of a capability stand in a file of its own, which is fetched with the first of them: home carries every byte of this
 * table. The loader runs as soon as that file is there, beside the screen.
 */
const routesOf =
  (enter: Entrance) =>
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Route>>>) =>
  (name: NoInfer<Name>): Pick<RouteObject, 'lazy'> => ({
    lazy: {
      loader: async () => enter((await load())[name]),
      Component: async () => (await load())[name].component(),
    },
  })

const titled = (title: string): { handle: RouteHandle; errorElement: RouteObject['errorElement'] } => ({
  handle: { title },
  errorElement: <RouteCrash />,
})

/** The routes of §2, in its order: outside the main layout, inside it, and everything else. */
export const routeTable = (enter: Entrance): RouteObject[] => {
  const of = routesOf(enter)
  const account = of(() => import('./account/routes.ts'))
  const recovery = of(() => import('./account/recoveryRoutes.ts'))
  const content = of(() => import('./content/routes.ts'))
  const lobby = of(() => import('./lobby/routes.ts'))
  const rewards = of(() => import('./rewards/routes.ts'))
  const shell = of(() => import('./shell/routes.ts'))
  const social = of(() => import('./social/routes.ts'))
  const support = of(() => import('./support/routes.ts'))
  const wallet = of(() => import('./wallet/routes.ts'))
  const withdrawal = of(() => import('./withdrawal/routes.ts'))
  return [
    {
      element: <Root />,
      errorElement: <RouteCrash />,
      hydrateFallbackElement: <PagePending />,
      children: [
        { path: 'email-verification/:token', ...account('emailVerification'), ...titled('Confirm your e-mail') },
        { path: 'thank-you', ...wallet('thankYou'), ...titled('Thank you') },
        { path: 'mzzpay-thank-you', ...wallet('thankYou'), ...titled('Thank you') },
        { path: 'signup', ...account('aloneSignUp'), ...titled('Sign up') },
        { path: 'win', ...lobby('win'), ...titled('A win') },
        { path: 'play', ...lobby('play'), ...titled('Play') },
        { path: 'nuvei-call-back', ...wallet('nuveiCallBack'), ...titled('Your payment') },
        { path: 'forum-pay-call-back', ...wallet('forumPayCallBack'), ...titled('Your payment') },
        { path: 'nuvei-account-capture-call-back', ...wallet('accountCaptureCallBack'), ...titled('Your payout account') },
        {
          element: <MainLayout />,
          children: [
            { index: true, element: <HomeRoute />, ...titled('Social casino by night water') },
            { path: 'login', ...account('login'), ...titled('Log in') },
            { path: 'register', ...account('signUp'), ...titled('Sign up') },
            { path: 'guest', ...account('guestSignUp'), ...titled('Sign up') },
            { path: 'forgot-password', ...recovery('forgotPassword'), ...titled('Forgot your password') },
            { path: 'change-password', ...recovery('changePassword'), ...titled('Change your password') },
            { path: 'profileVerify', ...recovery('profileVerify'), ...titled('Confirm your profile') },
            { path: 'reset-password/:resetPasswordToken', ...recovery('resetPassword'), ...titled('Choose a new password') },
            { path: 'about-us', ...content('aboutUs'), ...titled('About us') },
            { path: 'faq', ...content('faq'), ...titled('Questions') },
            { path: 'privacy-policy', ...content('privacyPolicy'), ...titled('Privacy Policy') },
            { path: 'terms', ...content('terms'), ...titled('Terms of Use') },
            { path: 'sweep-rules', ...content('sweepRules'), ...titled('Sweep rules') },
            { path: 'redemption-policy', ...content('redemptionPolicy'), ...titled('Redemption policy') },
            { path: 'responsible-gaming', ...content('responsibleGaming'), ...titled('Responsible gaming') },
            { path: 'news', ...content('news'), ...titled('News') },
            { path: 'news/:id', ...content('newsItem'), ...titled('News') },
            { path: 'promotions', ...content('promotions'), ...titled('Promotions') },
            { path: 'promotions/:id', ...content('promotionItem'), ...titled('Promotion') },
            { path: 'game-info/:type/:id', ...lobby('aloneGameInfo'), ...titled('About the game') },
            { path: 'games/:type/:id', ...lobby('gameInfo'), ...titled('About the game') },
            { path: 'games', ...lobby('games'), ...titled('Games') },
            { path: 'games/:type', ...lobby('games'), ...titled('Games') },
            { path: 'contact-us', ...support('contactUs'), ...titled('Contact us') },
            { path: 'earn-free-spin', ...rewards('earnFreeSpin'), ...titled('Free spin') },
            { path: 'download', ...content('download'), ...titled('Download') },
            { path: 'game-details/:type/:id', ...lobby('gameDetails'), ...titled('Game') },
            { path: 'game-details/:type/:id/:url', ...lobby('gameDetails'), ...titled('Game') },
            { path: 'profile', ...account('profile'), ...titled('Profile') },
            { path: 'rewards', ...rewards('rewards'), ...titled('Rewards') },
            { path: 'all-transaction', ...wallet('transactions'), ...titled('Transactions') },
            { path: 'notification', ...social('notifications'), ...titled('Notifications') },
            { path: 'mobileWithdraw', ...withdrawal('withdraw'), ...titled('Withdraw') },
            { path: '*', ...shell('notFound'), ...titled('Page not found') },
          ],
        },
      ],
    },
  ]
}
