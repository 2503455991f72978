import { Win } from '@lagoon/ui/screens/lobby/Win/Win'

const nothing = () => undefined

/** win?id: no player can share a round yet, so there is none to see at any address. */
export const WinRoute = () => <Win view={{ state: 'unknownWin' }} onCopyLink={nothing} onRetry={nothing} />
