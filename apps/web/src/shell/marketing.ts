import { movesMoney } from '@lagoon/contract/shell/movesMoney'
import { trustedScript } from './trustedScript.ts'
import type { Navigation } from '../navigation/navigation.ts'

const addScript = (address: string): void => {
  const script = document.createElement('script')
  // Whether it comes late or not at all is nothing to the app.
  script.async = true
  script.src = trustedScript(address)
  document.head.append(script)
}

/**
 * Loads the marketing script on the first page where no money moves. A script cannot be taken out of a page again, so from
 * then on a page where money moves is opened as a new document, which does not have it.
 */
export const followWithMarketing = (navigation: Navigation, scriptAddress: string): void => {
  let isLoaded = false
  const look = () => {
    const address = navigation.address()
    if (!movesMoney(address)) {
      if (!isLoaded) addScript(scriptAddress)
      isLoaded = true
    } else if (isLoaded) {
      navigation.handOver()
      window.location.reload()
    }
  }
  look()
  navigation.subscribe(look)
}
