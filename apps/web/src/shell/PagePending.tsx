import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'

/** While the first route and its guard are on their way: nothing of a guarded page, and a word for those who listen. */
export const PagePending = () => <output className={visuallyHidden}>Loading…</output>
