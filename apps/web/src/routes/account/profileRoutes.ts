import { profileTabOf } from '@lagoon/contract/account/profileTabs'
import { countMattersAtom, profileMasterViewOf } from '@lagoon/domain/account/profile/master.atoms'
import { mayOpenProfile } from '@lagoon/domain/guards/guards'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { defineRoute } from '../defineRoute.ts'
import { tabAt } from './profileTabs.ts'

/** profile: the tab stands in the address (§2). */
export const profile = defineRoute({
  guard: mayOpenProfile,
  prepare: ({ query }) => tabAt(query).Component.fetchAhead(),
  load: async (context) => {
    void context.set(knowSessionAtom)
    const page = await tabAt(context.place.query).page()
    await page.load(context)
    context.set(countMattersAtom, profileTabOf(context.place.query.get('tab')))
  },
  view: ({ query }) => profileMasterViewOf(profileTabOf(query.get('tab'))),
  events: ({ place }) => ({ place }),
  screen: () => import('./ProfileScreen.tsx').then(({ ProfileScreen }) => ProfileScreen),
})
