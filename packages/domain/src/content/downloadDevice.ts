import type { DownloadView } from './content.state.ts'

/** By whose way the app is installed, from the words of §9 in the user agent; whoever has no way of their own gets the desk's. */
export const downloadDeviceOf = (userAgent: string): DownloadView['state'] => {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  // Windows Phone calls itself Android as well, and installs nothing.
  return /Android/i.test(userAgent) && !/Windows Phone/i.test(userAgent) ? 'android' : 'desktop'
}
