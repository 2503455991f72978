/** Type of the annotation that a walk in the browser marks a state with. */
export const REACHED = 'reached'

/** Screens of docs/spec/states.md whose states have to be reached by walks through the running product; `all` for those of a capability. */
export const countedScreens: Readonly<Record<string, 'all' | readonly string[]>> = {
  lobby: 'all',
  wallet: 'all',
  kyc: 'all',
  withdrawal: 'all',
  account: 'all',
}

const NO_PHOTO = 'No route leads to it: the platform takes no photos of players.'

/** States of counted screens that only Storybook shows, as `capability/screen/state`, with the reason. */
export const inStorybookOnly: Readonly<Record<string, string>> = {
  'account/profile-photo/none': NO_PHOTO,
  'account/profile-photo/set': NO_PHOTO,
  'account/profile-photo/wrong-type': NO_PHOTO,
  'account/profile-photo/over-2-mb': NO_PHOTO,
  'account/profile-photo/uploading': NO_PHOTO,
  'account/profile-photo/failed': NO_PHOTO,
  'account/profile-settings/take-break-self-exclusion': 'The platform has no breaks to offer, so the settings leave this part out.',
  'account/profile-settings/sessions-on-other-devices':
    'A log-in is refused or ends every other session, so nobody is ever logged in on two devices.',
}
