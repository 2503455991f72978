import type { Plant } from '../plants.ts'

const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important;content-visibility:visible!important}' +
  // How long React Aria keeps this mark without a transition to wait for is a matter of load; a play function would meet a dialog still unseen.
  '[data-entering]{opacity:1!important;transform:none!important}'

/** Bugs that the canary plants, each of which must turn a picture red. */
const plantedStyles: Record<Exclude<Plant, 'blind'>, string> = {
  pixel: 'body::after{content:"";position:fixed;inset:9px auto auto 9px;width:1px;height:1px;background:#f0f}',
  move: 'button{position:relative;inset-inline-start:1px}',
  colour: 'button{color:#888!important}',
}

/** Takes all motion out of the page for good, and plants the canary's bug if there is one. */
export const holdStill = (plant: Plant | undefined) => {
  const css = document.createElement('style')
  css.textContent = still + (plant && plant !== 'blind' ? plantedStyles[plant] : '')
  document.head.append(css)
}
