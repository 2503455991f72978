import type { ReportedPicture } from '../reported.ts'
import type { Served } from '../reportPage.ts'
import { comparison, isComparable, shareOf, type Mode } from './comparison.ts'
import { approvalCommand, done, written } from './decisions.ts'

const one = <E extends HTMLElement>(selector: string) => {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`The page has no ${selector}.`)
  return element
}
const { pictures, served } = JSON.parse(one('#data').textContent) as { pictures: readonly ReportedPicture[]; served: Served | null }
const onFile = served ? undefined : written()
const decisions = onFile ?? done(served ?? { approved: [] })
const approvable = pictures.filter(({ kind }) => kind !== 'failed')

const entries = new Map(
  [...document.querySelectorAll<HTMLButtonElement>('[data-picture]')].map((entry) => [entry.dataset.picture ?? '', entry]),
)
const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="mode"]')]
const share = one<HTMLInputElement>('#share')
const approve = one<HTMLButtonElement>('#approve')
const stage = one('#stage')
let at = 0
let mode: Mode = 'side'

const drawPictures = (picture: ReportedPicture) => stage.replaceChildren(comparison(picture, mode, share.valueAsNumber))

const draw = () => {
  const picture = pictures[at]
  if (!picture) return
  one('#name').textContent = `${picture.picture} (${picture.kind})`
  one('#place').textContent = `${at + 1} of ${pictures.length}`
  for (const radio of radios) {
    radio.checked = radio.value === mode
    radio.disabled = !isComparable(picture)
  }
  one('.share').hidden = !isComparable(picture) || shareOf[mode] === undefined
  one('#share-of').textContent = shareOf[mode] ?? ''
  drawPictures(picture)
  const isApproved = decisions.isApproved(picture.picture)
  approve.setAttribute('aria-pressed', String(isApproved))
  approve.disabled = !approvable.includes(picture) || (isApproved && !decisions.isReversible)
  for (const [name, entry] of entries) {
    entry.setAttribute('aria-current', String(name === picture.picture))
    entry.toggleAttribute('data-approved', decisions.isApproved(name))
  }
  one('#said').textContent = decisions.said()
  if (!onFile) return
  const command = approvalCommand(onFile.marked(), approvable.length)
  one('#command').textContent = command
  one('#command').hidden = command === ''
  one<HTMLButtonElement>('#copy').disabled = command === ''
}

const go = (to: number) => {
  at = Math.min(Math.max(to, 0), pictures.length - 1)
  draw()
  entries.get(pictures[at]?.picture ?? '')?.scrollIntoView({ block: 'nearest' })
  stage.scrollTo(0, 0)
}
const compareBy = (next: Mode | undefined) => {
  if (next) mode = next
  draw()
}
const approveMany = async (many: readonly ReportedPicture[]) => {
  await decisions.approve(many.map(({ picture }) => picture))
  draw()
}
const decide = async () => {
  const picture = pictures[at]
  if (!picture || approve.disabled) return
  if (decisions.isApproved(picture.picture)) {
    decisions.takeBack(picture.picture)
    return draw()
  }
  await approveMany([picture])
  if (decisions.isApproved(picture.picture)) go(at + 1)
}
const actual = one<HTMLInputElement>('#actual')
const size = () => stage.classList.toggle('actual', actual.checked)

for (const [n, picture] of pictures.entries()) entries.get(picture.picture)?.addEventListener('click', () => go(n))
for (const radio of radios) radio.addEventListener('change', () => compareBy(radio.value as Mode))
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-approve-group]'))
  button.addEventListener('click', () => approveMany(approvable.filter(({ capability }) => capability === button.dataset.approveGroup)))
share.addEventListener('input', () => {
  const picture = pictures[at]
  if (picture) drawPictures(picture)
})
actual.addEventListener('change', size)
one('#previous').addEventListener('click', () => go(at - 1))
one('#next').addEventListener('click', () => go(at + 1))
approve.addEventListener('click', decide)
one('#approve-all').addEventListener('click', () => approveMany(approvable))
if (onFile)
  one('#copy').addEventListener('click', async () => {
    await navigator.clipboard.writeText(one('#command').textContent)
    one('#said').textContent = 'Copied.'
  })

const keys: Readonly<Record<string, () => unknown>> = {
  ArrowLeft: () => go(at - 1),
  ArrowRight: () => go(at + 1),
  a: decide,
  z: () => {
    actual.checked = !actual.checked
    size()
  },
  ...Object.fromEntries(radios.map((radio, n) => [`${n + 1}`, () => !radio.disabled && compareBy(radio.value as Mode)])),
}
addEventListener('keydown', (event) => {
  // In the slider and among the radios the arrows are theirs.
  const isTheirs = event.target instanceof HTMLInputElement && event.key.startsWith('Arrow')
  const key = event.ctrlKey || event.metaKey || event.altKey || isTheirs ? undefined : keys[event.key]
  if (!key) return
  event.preventDefault()
  key()
})
if (matchMedia('(max-width: 760px)').matches) one<HTMLDetailsElement>('.list').open = false
draw()
