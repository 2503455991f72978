/** The door to jotai's hooks; the store behind them is the domain's. */
export { Provider as StoreProvider, useAtomValue, useSetAtom } from 'jotai/react'
