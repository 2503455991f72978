import type { KeptOffer } from '../../shell/installOffer.ts'

/** How far the installation is; `isStandalone` in the window of the installed app. */
export const installOf = ({ offer, isInstalled }: KeptOffer, isStandalone: boolean): 'installed' | 'offered' | 'byMenu' =>
  isInstalled || isStandalone ? 'installed' : offer === undefined ? 'byMenu' : 'offered'
