import type { ReportedPicture } from '../reported.ts'

export type Mode = 'side' | 'overlay' | 'slider' | 'difference'

/** What the slider beside the modes does; without an entry it does nothing and is hidden. */
export const shareOf: Partial<Record<Mode, string>> = { overlay: 'Opacity of after', slider: 'Width of after' }

const image = (address: string, alt: string) => Object.assign(new Image(), { src: address, alt })

const figure = (caption: string, address: string) => {
  const element = document.createElement('figure')
  element.append(Object.assign(document.createElement('figcaption'), { textContent: caption }), image(address, caption))
  return element
}

const box = (name: string, ...children: readonly Node[]) => {
  const element = Object.assign(document.createElement('div'), { className: name })
  element.append(...children)
  return element
}

const sentence = (text: string) => Object.assign(document.createElement('p'), { textContent: text })

/** True where there is a before and an after, so that the modes mean something. */
export const isComparable = ({ before, after }: ReportedPicture): boolean => before !== undefined && after !== undefined

/** The pictures of one change in a mode; `share` is 0 to 100. */
export const comparison = ({ kind, before, after, difference }: ReportedPicture, mode: Mode, share: number): Node => {
  if (before === undefined || after === undefined) {
    const [caption, address] = after === undefined ? ['before', before] : ['after', after]
    if (address === undefined)
      return sentence(
        kind === 'failed' ? 'This story broke before its picture was taken: see what the run printed.' : 'There is no picture of this.',
      )
    return figure(caption, address)
  }
  if (mode === 'side') return box('side', figure('before', before), figure('after', after))
  if (mode === 'difference' && difference !== undefined) return box('stack', image(difference, 'difference, changed pixels in red'))
  const upper = image(after, 'after')
  if (mode === 'overlay') upper.style.opacity = `${share / 100}`
  if (mode === 'slider') upper.style.clipPath = `inset(0 0 0 ${100 - share}%)`
  if (mode === 'difference') upper.style.mixBlendMode = 'difference'
  return box('stack', image(before, 'before'), upper)
}
