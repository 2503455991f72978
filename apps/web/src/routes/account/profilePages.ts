import { notificationSettingsAddress, profileAddress, profileVerifyAddress } from '@lagoon/contract/account/addresses'
import { everySession, type CodeChannel } from '@lagoon/contract/account/enums'
import { FIELD_PARAMETER, FOR_VERIFICATION } from '@lagoon/contract/kyc/addresses'
import type { PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import {
  contactDetailsViewAtom,
  loadContactDetailsAtom,
  loadSocialMediaAtom,
  saveContactDetailsAtom,
  saveSocialMediaAtom,
  socialMediaViewAtom,
} from '@lagoon/domain/account/profile/contact.atoms'
import { afterKycFieldsAtom } from '@lagoon/domain/account/profile/kycFields.atoms'
import { loadPersonalInfoAtom, personalInfoViewAtom, savePersonalInfoAtom } from '@lagoon/domain/account/profile/personalInfo.atoms'
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
import { saveOwnLimitAtom } from '@lagoon/domain/account/settings/ownLimits.atoms'
import { leaveStepUpAtom } from '@lagoon/domain/withdrawal/stepUp/stepUp.atoms'
import { FOR_WITHDRAWAL, withdrawToAddress } from '@lagoon/contract/withdrawal/addresses'
import { browserNotifications } from '../../shell/browserNotifications.ts'
import { definePage } from '../defineRoute.ts'
import { goOnTo, type PageContext, type Place } from '../place.ts'
import { draftIn } from '../withdrawal/draft.ts'
import { stepUpEvents } from '../withdrawal/stepUpEvents.ts'

const sentFor = ({ query }: Place): string | null => query.get('for')
const fieldIn = ({ query }: Place): string | null => query.get(FIELD_PARAMETER)

/** Whom the verification sent goes on after a save: to what it lacks next, or back to it. Whom a withdrawal sent goes back to that. */
const goOn = (context: PageContext, hasSaved: boolean): void => {
  if (!hasSaved) return
  const { get, place } = context
  if (sentFor(place) === FOR_VERIFICATION) goOnTo(context, get(afterKycFieldsAtom))
  else if (sentFor(place) === FOR_WITHDRAWAL) goOnTo(context, withdrawToAddress(draftIn(place.query)))
}

/** profile?tab=personal-info; `&for=verification&field=` where the verification sent the player, `&for=withdrawal` where a withdrawal did. A new address or number goes on to its code. */
export const personalInfo = definePage({
  load: ({ set, place }) => set(loadPersonalInfoAtom, sentFor(place) === FOR_VERIFICATION, fieldIn(place)),
  view: personalInfoViewAtom,
  events: (context) => ({
    onSubmit: async (values: PersonalInfoValues) => {
      const goOnFrom = ([first]: readonly CodeChannel[]) => {
        if (first !== undefined) goOnTo(context, profileVerifyAddress(first))
        else goOn(context, context.get(personalInfoViewAtom).state === 'saved')
      }
      goOnFrom(await context.set(savePersonalInfoAtom, values, goOnFrom))
    },
    stepUp: stepUpEvents(context.set),
  }),
  leave: ({ set }) => set(leaveStepUpAtom),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfilePersonalInfo/ProfilePersonalInfo').then(({ ProfilePersonalInfo }) => ProfilePersonalInfo),
})

/** profile?tab=contact-details; `&for=country` where a country is needed to go on (§8), `&for=verification` as above. */
export const contactDetails = definePage({
  load: ({ set, place }) => set(loadContactDetailsAtom, sentFor(place), fieldIn(place)),
  view: contactDetailsViewAtom,
  events: (context) => ({
    onSubmit: async (values) => {
      await context.set(saveContactDetailsAtom, values)
      goOn(context, context.get(contactDetailsViewAtom).state === 'saved')
    },
  }),
  screen: () =>
    import('@lagoon/ui/screens/account/ProfileContactDetails/ProfileContactDetails').then(
      ({ ProfileContactDetails }) => ProfileContactDetails,
    ),
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
    onOwnLimit: ({ name, limit }) => void set(saveOwnLimitAtom, name, limit),
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
