import type { Store } from '@lagoon/domain/assembly/domain'
import { Root } from '../shell/Root.tsx'
import { StoreProvider } from '../state.ts'

/** The whole of what is rendered, on the server and in the browser alike. */
export const App = ({ store }: { store: Store }) => (
  <StoreProvider store={store}>
    <Root />
  </StoreProvider>
)
