import { profileTabOf } from '@lagoon/contract/account/profileTabs'
import { tabWords } from '@lagoon/ui/screens/account/profileTabs'
import { tabAt } from './profileTabs.ts'

/** The title of the profile at an address, before its data are known. */
export const tabTitleAt = (query: URLSearchParams): string => tabAt(query).title ?? tabWords[profileTabOf(query.get('tab'))].label
