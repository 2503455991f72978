import { NotFound } from '@lagoon/ui/screens/shell/NotFound/NotFound'

/** Any path that no route has (§2). */
export const NotFoundRoute = () => <NotFound />
