import type { RouteObject } from 'react-router-dom'
import {
  mayEarnFreeSpin,
  mayEnterAsPlayer,
  mayEnterAsVisitor,
  mayEnterOnMobile,
  mayOpenProfile,
  mayVerifyEmail,
} from '@lagoon/domain/guards/guards'
import { PagePending } from '../shell/PagePending.tsx'
import { RouteCrash } from '../shell/RouteCrash.tsx'
import { MainLayout } from '../shell/MainLayout.tsx'
import { Root } from '../shell/Root.tsx'
import type { Entrance } from './guard.ts'
import { HomeRoute } from './lobby/HomeRoute.tsx'

/** What a route says about itself: the title of its page. */
export interface RouteHandle {
  readonly title: string
}

const signUp = () => import('./account/SignUpRoute.tsx').then(({ SignUpRoute }) => ({ Component: SignUpRoute }))
const aloneSignUp = () => import('./account/SignUpRoute.tsx').then(({ AloneSignUpRoute }) => ({ Component: AloneSignUpRoute }))
const guestSignUp = () => import('./account/SignUpRoute.tsx').then(({ GuestSignUpRoute }) => ({ Component: GuestSignUpRoute }))
const login = () => import('./account/LoginRoute.tsx').then(({ LoginRoute }) => ({ Component: LoginRoute }))
const emailVerification = () =>
  import('./account/EmailVerificationRoute.tsx').then(({ EmailVerificationRoute }) => ({ Component: EmailVerificationRoute }))
const gameDetails = () => import('./lobby/GameDetailsRoute.tsx').then(({ GameDetailsRoute }) => ({ Component: GameDetailsRoute }))
const games = () => import('./lobby/GamesRoute.tsx').then(({ GamesRoute }) => ({ Component: GamesRoute }))
const gameInfo = () => import('./lobby/GameInfoRoute.tsx').then(({ GameInfoRoute }) => ({ Component: GameInfoRoute }))
const aloneGameInfo = () => import('./lobby/GameInfoRoute.tsx').then(({ AloneGameInfoRoute }) => ({ Component: AloneGameInfoRoute }))
const play = () => import('./lobby/PlayRoute.tsx').then(({ PlayRoute }) => ({ Component: PlayRoute }))
const profile = () => import('./account/ProfileRoute.tsx').then(({ ProfileRoute }) => ({ Component: ProfileRoute }))
// The rooms of a capability are listed in a file of its own, which is fetched with the first of them: home carries every byte of this table.
type Room<Rooms> = keyof Rooms
const content = (room: Room<typeof import('./content/rooms.ts')>) => () => import('./content/rooms.ts').then((rooms) => rooms[room]())
const wallet = (room: Room<typeof import('./wallet/rooms.ts')>) => () => import('./wallet/rooms.ts').then((rooms) => rooms[room]())
const rewards = (room: Room<typeof import('./rewards/rooms.ts')>) => () => import('./rewards/rooms.ts').then((rooms) => rooms[room]())
const notifications = () => import('./social/NotificationRoute.tsx').then(({ NotificationRoute }) => ({ Component: NotificationRoute }))
const withdraw = () => import('./withdrawal/WithdrawTab.tsx').then(({ WithdrawTab }) => ({ Component: WithdrawTab }))
const forgotPassword = () =>
  import('./account/recovery/ForgotPasswordRoute.tsx').then(({ ForgotPasswordRoute }) => ({ Component: ForgotPasswordRoute }))
const resetPassword = () =>
  import('./account/recovery/ResetPasswordRoute.tsx').then(({ ResetPasswordRoute }) => ({ Component: ResetPasswordRoute }))
const changePassword = () =>
  import('./account/recovery/ChangePasswordRoute.tsx').then(({ ChangePasswordRoute }) => ({ Component: ChangePasswordRoute }))
const profileVerify = () =>
  import('./account/recovery/ProfileVerifyRoute.tsx').then(({ ProfileVerifyRoute }) => ({ Component: ProfileVerifyRoute }))
const win = () => import('./lobby/WinRoute.tsx').then(({ WinRoute }) => ({ Component: WinRoute }))
const notFound = () => import('./shell/NotFoundRoute.tsx').then(({ NotFoundRoute }) => ({ Component: NotFoundRoute }))

const titled = (title: string): { handle: RouteHandle; errorElement: RouteObject['errorElement'] } => ({
  handle: { title },
  errorElement: <RouteCrash />,
})

/** The routes of §2, in its order: outside the main layout, inside it, and everything else. */
export const routeTable = ({ guarded, guardedBySettings }: Entrance): RouteObject[] => {
  const visitorsOnly = guarded(mayEnterAsVisitor)
  const playersOnly = guarded(mayEnterAsPlayer)
  return [
    {
      element: <Root />,
      errorElement: <RouteCrash />,
      hydrateFallbackElement: <PagePending />,
      children: [
        { path: 'email-verification/:token', loader: guarded(mayVerifyEmail), lazy: emailVerification, ...titled('Confirm your e-mail') },
        { path: 'thank-you', lazy: wallet('thankYou'), ...titled('Thank you') },
        { path: 'mzzpay-thank-you', lazy: wallet('thankYou'), ...titled('Thank you') },
        { path: 'signup', loader: visitorsOnly, lazy: aloneSignUp, ...titled('Sign up') },
        { path: 'win', lazy: win, ...titled('A win') },
        { path: 'play', loader: playersOnly, lazy: play, ...titled('Play') },
        { path: 'nuvei-call-back', lazy: wallet('nuveiCallBack'), ...titled('Your payment') },
        { path: 'forum-pay-call-back', lazy: wallet('forumPayCallBack'), ...titled('Your payment') },
        { path: 'nuvei-account-capture-call-back', lazy: wallet('accountCaptureCallBack'), ...titled('Your payout account') },
        {
          element: <MainLayout />,
          children: [
            { index: true, element: <HomeRoute />, ...titled('Social casino by night water') },
            { path: 'login', loader: visitorsOnly, lazy: login, ...titled('Log in') },
            { path: 'register', loader: visitorsOnly, lazy: signUp, ...titled('Sign up') },
            { path: 'guest', loader: visitorsOnly, lazy: guestSignUp, ...titled('Sign up') },
            { path: 'forgot-password', loader: visitorsOnly, lazy: forgotPassword, ...titled('Forgot your password') },
            { path: 'change-password', loader: playersOnly, lazy: changePassword, ...titled('Change your password') },
            { path: 'profileVerify', loader: playersOnly, lazy: profileVerify, ...titled('Confirm your profile') },
            { path: 'reset-password/:resetPasswordToken', loader: visitorsOnly, lazy: resetPassword, ...titled('Choose a new password') },
            { path: 'about-us', lazy: content('aboutUs'), ...titled('About us') },
            { path: 'faq', lazy: content('faq'), ...titled('Questions') },
            { path: 'privacy-policy', lazy: content('privacyPolicy'), ...titled('Privacy Policy') },
            { path: 'terms', lazy: content('terms'), ...titled('Terms of Use') },
            { path: 'sweep-rules', lazy: content('sweepRules'), ...titled('Sweep rules') },
            { path: 'redemption-policy', lazy: content('redemptionPolicy'), ...titled('Redemption policy') },
            { path: 'responsible-gaming', lazy: content('responsibleGaming'), ...titled('Responsible gaming') },
            { path: 'news', lazy: content('news'), ...titled('News') },
            { path: 'news/:id', lazy: content('newsItem'), ...titled('News') },
            { path: 'promotions', lazy: content('promotions'), ...titled('Promotions') },
            { path: 'promotions/:id', lazy: content('promotionItem'), ...titled('Promotion') },
            { path: 'game-info/:type/:id', lazy: aloneGameInfo, ...titled('About the game') },
            { path: 'games/:type/:id', lazy: gameInfo, ...titled('About the game') },
            { path: 'games', lazy: games, ...titled('Games') },
            { path: 'games/:type', lazy: games, ...titled('Games') },
            { path: 'contact-us', lazy: content('contactUs'), ...titled('Contact us') },
            { path: 'earn-free-spin', loader: guardedBySettings(mayEarnFreeSpin), lazy: rewards('earnFreeSpin'), ...titled('Free spin') },
            { path: 'download', lazy: content('download'), ...titled('Download') },
            { path: 'game-details/:type/:id', loader: playersOnly, lazy: gameDetails, ...titled('Game') },
            { path: 'game-details/:type/:id/:url', loader: playersOnly, lazy: gameDetails, ...titled('Game') },
            { path: 'profile', loader: guarded(mayOpenProfile), lazy: profile, ...titled('Profile') },
            { path: 'rewards', loader: playersOnly, lazy: rewards('rewards'), ...titled('Rewards') },
            { path: 'all-transaction', loader: playersOnly, lazy: wallet('transactions'), ...titled('Transactions') },
            { path: 'notification', loader: guarded(mayEnterOnMobile), lazy: notifications, ...titled('Notifications') },
            { path: 'mobileWithdraw', loader: guarded(mayEnterOnMobile), lazy: withdraw, ...titled('Withdraw') },
            { path: '*', lazy: notFound, ...titled('Page not found') },
          ],
        },
      ],
    },
  ]
}
