/** The routes of the capability, each in a file of its own that is fetched when it is opened. */
export const rewards = () => import('./RewardsRoute.tsx').then(({ RewardsRoute }) => ({ Component: RewardsRoute }))
export const earnFreeSpin = () => import('./EarnFreeSpinRoute.tsx').then(({ EarnFreeSpinRoute }) => ({ Component: EarnFreeSpinRoute }))
