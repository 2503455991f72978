/** The routes of the capability, each in a file of its own that is fetched when it is opened. */
export const thankYou = () => import('./ThankYouRoute.tsx').then(({ ThankYouRoute }) => ({ Component: ThankYouRoute }))
export const nuveiCallBack = () => import('./CallBackRoutes.tsx').then(({ NuveiCallBackRoute }) => ({ Component: NuveiCallBackRoute }))
export const forumPayCallBack = () =>
  import('./CallBackRoutes.tsx').then(({ ForumPayCallBackRoute }) => ({ Component: ForumPayCallBackRoute }))
export const accountCaptureCallBack = () =>
  import('./AccountCaptureRoute.tsx').then(({ AccountCaptureRoute }) => ({ Component: AccountCaptureRoute }))
export const transactions = () => import('./TransactionsTab.tsx').then(({ TransactionsTab }) => ({ Component: TransactionsTab }))
