/** Type of the annotation that a walk in the browser marks a state with. */
export const REACHED = 'reached'

/** Screens of docs/spec/states.md whose states have to be reached by walks through the running product; `all` for those of a capability. */
export const countedScreens: Readonly<Record<string, 'all' | readonly string[]>> = {
  lobby: 'all',
  wallet: 'all',
  kyc: 'all',
  withdrawal: 'all',
  account: 'all',
  content: 'all',
  support: ['tickets'],
  social: 'all',
  shell: [
    'header',
    'layout',
    'not-found',
    'crash',
    'loading',
    'offline',
    'lobby-offline',
    'notification-permission',
    'toast',
    'popup-update',
    'popup-chunk-failure',
    'popup-other-devices',
    'popup-withdraw-declined',
  ],
}

const NO_INVITATION = 'The platform has no link to invite by, and the page says so.'
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
  'social/invitations/none-yet': NO_INVITATION,
  'social/invitations/some-joined': NO_INVITATION,
  'social/invitations/link-copied': NO_INVITATION,
  'social/invitations/email-invalid': NO_INVITATION,
  'social/invitations/sent': NO_INVITATION,
  'shell/toast/success': 'No message of the product has this tone yet: what is done is said where it was asked for.',
}
