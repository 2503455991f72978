import { downloadAddress } from '@lagoon/contract/content/addresses'
import type { DownloadView } from '@lagoon/domain/content/content.state'
import { downloadDeviceOf } from '@lagoon/domain/content/downloadDevice'
import { Download } from '@lagoon/ui/screens/content/Download/Download'
import { useInstall } from './useInstall.ts'

/** download: the way onto the device that asks (§9). */
export const DownloadRoute = () => {
  const { install, ask } = useInstall()
  const device = downloadDeviceOf(navigator.userAgent)
  const view: DownloadView =
    device === 'android'
      ? { state: device, install }
      : device === 'ios'
        ? { state: device }
        : { state: device, address: window.location.origin + downloadAddress }
  return <Download view={view} onInstall={ask} />
}
