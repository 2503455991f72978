import type { ReactNode } from 'react'
import type { Store } from '@lagoon/domain/assembly/domain'
import { StoreProvider } from '../state.ts'

/** What stands around the routes, on the server and in the browser alike. */
export const App = ({ store, children }: { store: Store; children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>
