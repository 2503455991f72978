import { notificationSettingsAddress, profileAddress, profileVerifyAddress } from '@lagoon/contract/account/addresses'
import { everySession } from '@lagoon/contract/account/enums'
import type { PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import {
  contactDetailsViewAtom,
  loadContactDetailsAtom,
  loadSocialMediaAtom,
  saveContactDetailsAtom,
  saveSocialMediaAtom,
  socialMediaViewAtom,
} from '@lagoon/domain/account/profile/contact.atoms'
import { verificationViewAtom } from '@lagoon/domain/account/profile/master.atoms'
import { loadPersonalInfoAtom, personalInfoViewAtom, savePersonalInfoAtom } from '@lagoon/domain/account/profile/personalInfo.atoms'
import { loadProfileAtom } from '@lagoon/domain/account/profile/profile.atoms'
import { loadStatsAtom, profileStatsViewAtom } from '@lagoon/domain/account/profile/stats.atoms'
import { permissionAtom } from '@lagoon/domain/push/permission.atoms'
import {
  allowNotificationsAtom,
  changePasswordInSettingsAtom,
  endSessionAtom,
  loadSettingsAtom,
  settingsViewAtom,
  showSettingsPartAtom,
  switchNotificationsAtom,
  switchSpecialOffersAtom,
} from '@lagoon/domain/account/settings/settings.atoms'
import { browserNotifications } from '../../shell/browserNotifications.ts'
import { definePage } from '../defineRoute.ts'

/** profile?tab=personal-info; `&for=verification` where the verification sent the player. A new address or number goes on to its code. */
export const personalInfo = definePage({
  load: ({ set, place }) => set(loadPersonalInfoAtom, place.query.get('for') === 'verification'),
  view: personalInfoViewAtom,
  events: ({ set, domain }) => ({
    onSubmit: async (values: PersonalInfoValues) => {
      const [first] = await set(savePersonalInfoAtom, values)
      if (first !== undefined) domain.page.goTo(profileVerifyAddress(first))
    },
  }),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfilePersonalInfo/ProfilePersonalInfo').then(({ ProfilePersonalInfo }) => ProfilePersonalInfo),
})

/** profile?tab=contact-details; `&for=country` where a country is needed to go on (§8). */
export const contactDetails = definePage({
  load: ({ set, place }) => set(loadContactDetailsAtom, place.query.get('for') === 'country'),
  view: contactDetailsViewAtom,
  events: ({ set }) => ({ onSubmit: (values) => void set(saveContactDetailsAtom, values) }),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfileContactDetails/ProfileContactDetails').then(
      ({ ProfileContactDetails }) => ProfileContactDetails,
    ),
})

/** profile?tab=verification. */
export const verification = definePage({
  load: ({ set }) => set(loadProfileAtom),
  view: verificationViewAtom,
  events: ({ domain }) => ({ onStart: () => domain.page.goTo(profileAddress('personal-info', { for: 'verification' })) }),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfileVerification/ProfileVerification').then(({ ProfileVerification }) => ProfileVerification),
})

/** profile?tab=social-media. */
export const socialMedia = definePage({
  load: ({ set }) => set(loadSocialMediaAtom),
  view: socialMediaViewAtom,
  events: ({ set }) => ({ onSubmit: (values) => void set(saveSocialMediaAtom, values) }),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfileSocialMedia/ProfileSocialMedia').then(({ ProfileSocialMedia }) => ProfileSocialMedia),
})

/** Of what the platform does not offer yet nothing is shown, so nothing of it is ever called. */
const notOffered = () => undefined

/** profile?tab=settings. */
export const settings = definePage({
  load: ({ set, place }) => set(loadSettingsAtom, browserNotifications.permission(), place.query.get('place')),
  view: settingsViewAtom,
  events: ({ set, domain }) => ({
    onSpecialOffers: ({ isOn }) => void set(switchSpecialOffersAtom, isOn),
    onNotifications: ({ isOn }) => {
      // The browser's question is answered once: what it is about comes before it.
      if (isOn && browserNotifications.permission() === 'default') domain.page.goTo(notificationSettingsAddress())
      else void set(switchNotificationsAtom, isOn)
    },
    onAllowNotifications: () => void set(allowNotificationsAtom, browserNotifications),
    onLeaveNotifications: () => domain.page.goTo(profileAddress('settings')),
    onCheckNotifications: () => set(permissionAtom, browserNotifications.permission()),
    onOpen: ({ part }) => set(showSettingsPartAtom, part),
    onLanguage: notOffered,
    onDepositLimit: notOffered,
    onChangePassword: (values) => void set(changePasswordInSettingsAtom, values),
    onEndSession: ({ id }) => void set(endSessionAtom, id),
    onEndSessions: () => void set(endSessionAtom, everySession),
    onTakeBreak: notOffered,
  }),
  screen: () => import('@lagoon/ui/screens/account/ProfileSettings/ProfileSettings').then(({ ProfileSettings }) => ProfileSettings),
})

/** profile?tab=stats. */
export const stats = definePage({
  load: ({ set }) => set(loadStatsAtom),
  view: profileStatsViewAtom,
  screen: () =>
    import('@lagoon/ui/screens/account/ProfileStatsTokenDetails/ProfileStatsTokenDetails').then(
      ({ ProfileStatsTokenDetails }) => ProfileStatsTokenDetails,
    ),
})
