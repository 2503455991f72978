/** The words of §8, in one place. Texts that the specification quotes stand word for word. */
export const errorTexts = {
  offline: 'Oops something went wrong',
  lobbyOffline: "We'll be back soon! Sorry for the inconvenience. We're performing some updates at the moment.",
  internal: 'Internal Server Error. Please contact administrator',
  chunk: 'Please try again! Page is not loading correctly due to a network issue.',
  general: 'Something went wrong. Please try again.',
  loggedOutElsewhere: 'You were logged out because your account was used to log in on another device.',
} as const
