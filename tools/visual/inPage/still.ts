import type { Plant } from '../plants.ts'

const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important;scroll-behavior:auto!important;content-visibility:visible!important}' +
  '[data-entering]{opacity:1!important;transform:none!important}' +
  // A page that grows for its picture and shrinks again looks to React Aria like an on-screen keyboard, and it hides the next dialog
  // for two frames or more to see whether one opens: a play function, or a picture, would meet a dialog still unseen.
  '[data-rac][style*="opacity: 0;"][style*="inset(50%)"]{opacity:1!important;clip:auto!important;clip-path:none!important;mask-image:none!important}'

const held = document.createElement('style')

/** Bugs that the canary plants, each of which must turn a picture red. */
const plantedStyles: Record<Exclude<Plant, 'blind'>, string> = {
  pixel: 'body::after{content:"";position:fixed;inset:9px auto auto 9px;width:1px;height:1px;background:#f0f}',
  move: 'button{position:relative;inset-inline-start:1px}',
  // Most of the grounds of the night still carry it; by day it is too pale for all, which axe has to find as well.
  color: 'button{color:#9ab!important}',
}

/** Takes all motion out of the page for good, and plants the canary's bug if there is one. */
export const holdStill = (plant: Plant | undefined) => {
  document.head.append(held)
  held.textContent = still
  if (!plant || plant === 'blind') return
  const css = document.createElement('style')
  css.textContent = plantedStyles[plant]
  document.head.append(css)
}

/** Leaves it to the page itself to stand still, or takes that over again. */
export const trustStillness = (isTrusted: boolean) => {
  held.disabled = isTrusted
}

/** Fails when something on the page moves, or would, although the person asked for less motion. */
export const checkStillness = () => {
  const moving = document.getAnimations().map(({ effect }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null
    return element?.className.toString() ?? 'something'
  })
  if (moving.length > 0) throw new Error(`Under reduced motion this moves: ${moving.join(', ')}`)
}
