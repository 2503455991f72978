import { defineRoute } from '../defineRoute.ts'

/** Any path that no route has (§2). */
export const notFound = defineRoute({ screen: () => import('@lagoon/ui/screens/shell/NotFound/NotFound').then(({ NotFound }) => NotFound) })
